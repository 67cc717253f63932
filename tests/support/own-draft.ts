import { formatPlannedMoment } from "../../packages/contract/src/format/planned-moments.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { addDays, instantFrom, wallClock } from "../../packages/ordering/src/zone.ts";
import { deskClient, done } from "./desk-client.ts";
import type { TestServer } from "./test-server.ts";

/** The restaurant's time zone. */
export const PARIS = "Europe/Paris";

/** A copy of a dish of the sample, on sale at 14,50 €, which no other test knows. */
export async function ownDish(server: TestServer, name: string) {
  const api = await deskClient(server);
  const { categories } = done(await api.dish(1101));
  const values = { name, is_available: true, price_delivery: 14.5, price_pickup: 14.5 };
  const addition = { kind: "dish", within: categories[0] ?? null, copy_of: "dish:1101" } as const;
  const { target } = done(await api.addToMenu({ ...addition, values }));
  const id = Number(target.split(":")[1]);
  return { api, id, target };
}

/** A draft that sets the pickup price of a dish. */
export async function ownDraft(api: StaffApi, name: string, target: string, price_pickup: number) {
  const { draft } = done(await api.createDraft({ name }));
  done(await api.changeDraft(draft.id, { edits: [{ target, values: { price_pickup } }] }));
  return { ...draft, path: `/desk/menu/drafts/${draft.id}` };
}

/** A day within a month at six in the morning, as the address of the API and in words. */
export function aMoment() {
  const now = Date.now();
  const date = addDays(wallClock(now, PARIS).date, 20);
  const moment = formatPlannedMoment(
    instantFrom(date, 6 * 60, PARIS),
    { now, timezone: PARIS },
    "fr",
  );
  return { date, local: `${date}T06:00`, moment };
}
