import type { MenuAddition } from "../../packages/contract/src/staff/menu.ts";
import type { DishValues } from "../../packages/contract/src/staff/menu-dish.ts";
import { deskClient, done } from "./desk-client.ts";
import type { TestServer } from "./test-server.ts";

/** A copy of a dish of the sample, on sale at 14,50 €, which no other test knows. */
export async function ownDish(
  server: TestServer,
  name: string,
  values: MenuAddition["values"] = {},
) {
  const api = await deskClient(server);
  const [within = null] = done(await api.dish(1101)).categories;
  const { target } = done(
    await api.addToMenu({
      kind: "dish",
      within,
      copy_of: "dish:1101",
      values: { name, is_available: true, price_delivery: 14.5, price_pickup: 14.5, ...values },
    }),
  );
  const id = Number(target.split(":")[1]);
  return {
    api,
    id,
    name,
    target,
    path: `/desk/menu/dishes/${id}`,
    /** Its values on the server. */
    saved: async () => done(await api.dish(id)).values,
  };
}

export type OwnDish = Awaited<ReturnType<typeof ownDish>>;

/** Reads a value of the dish on the server, to wait for what was saved. */
export function savedField({ saved }: OwnDish, field: keyof DishValues) {
  return async () => (await saved())[field];
}
