import type { StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];

const DISHES = 41;
const OPTION = { min: 0, max: 1, only_with: null, prices: {} };

onBothDatabases("a group that 41 dishes share", (databases) => {
  let desk: Desk;
  let manager: Api;
  let group: StaffGroup;
  let ids: number[];
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    manager = (await desk.signedIn("manager")).api;
    const { target } = payloadOf(
      await manager.addToMenu({ kind: "group", values: { name: "Sauces de la maison" } }),
    );
    for (const name of ["Soja salé", "Ponzu"])
      payloadOf(await manager.addToMenu({ kind: "choice", within: target, values: { name } }));
    group = await groupOf(target);
    const { menus } = payloadOf(await manager.menus());
    const within = menus.flatMap(({ categories }) => categories)[0]?.target ?? null;
    ids = [];
    for (let n = 1; n <= DISHES; n++) {
      const price = { price_delivery: 7, price_pickup: 6 };
      const values = { name: `Maki ${n}`, is_available: true, ...price };
      const added = payloadOf(await manager.addToMenu({ kind: "dish", within, values }));
      ids.push(Number(added.target.split(":")[1]));
    }
  });
  afterEach(() => desk.close());

  async function groupOf(target: string): Promise<StaffGroup> {
    const { groups } = payloadOf(await manager.groups());
    const found = groups.find((one) => one.target === target);
    if (!found) throw new Error("The group is not listed");
    return found;
  }

  async function attachAll(): Promise<number> {
    const options = [{ group_id: group.group_id, ...OPTION }];
    const edits = ids.map((id) => {
      return { target: `dish:${id}`, values: { options }, seen: { options: [] } };
    });
    return payloadOf(await manager.changeMenu({ edits })).action ?? 0;
  }

  /** In how many dishes guests are offered the choice. */
  async function offered(choice: number | undefined): Promise<number> {
    const menus = payloadOf(await desk.api().menus());
    const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    return items.filter(({ options }) =>
      options.some(({ option_options }) => option_options.some(({ id }) => id === choice)),
    ).length;
  }

  test("is put into all of them by one action, and taken off by one undo", async () => {
    const action = await attachAll();
    expect((await groupOf(group.target)).dishes.map(({ item_id }) => item_id)).toEqual(ids);
    const { dishes } = payloadOf(await manager.groups());
    const last = dishes.find(({ item_id }) => item_id === ids.at(-1));
    expect(last?.options).toEqual([{ group_id: group.group_id, ...OPTION }]);
    expect(payloadOf(await manager.undo(action))).toMatchObject({ restored: DISHES });
    expect((await groupOf(group.target)).dishes).toEqual([]);
  });

  test("has a choice sold out in all of them by one action, and back by one undo", async () => {
    await attachAll();
    const [first, second] = group.choices;
    expect(await offered(first?.id)).toBe(DISHES);
    const sold = { targets: [first?.target ?? ""], sold_out: { until: "tomorrow" as const } };
    const { action } = payloadOf(await manager.changeAvailability(sold));
    expect(await offered(first?.id)).toBe(0);
    expect(await offered(second?.id)).toBe(DISHES);
    expect((await groupOf(group.target)).choices[0]).toMatchObject({ is_sold_out: true });
    expect(payloadOf(await manager.undo(action ?? 0))).toMatchObject({ restored: 1 });
    expect(await offered(first?.id)).toBe(DISHES);
  });
});
