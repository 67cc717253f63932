import type { Undone } from "@noren/contract/staff/availability.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];
type List = "starters" | "mains";

onBothDatabases("undo of a dish that was moved to another category", (databases) => {
  let desk: Desk;
  let manager: Api;
  let targets: Record<List, string>;
  let before: Record<List, number[]>;
  let moved: number;
  let move: number;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    manager = (await desk.signedIn("manager")).api;
    const menu = payloadOf(await manager.addToMenu({ kind: "menu", values: { name: "Hiver" } }));
    const addCategory = async (name: string, dishes: readonly string[]) => {
      const wanted = { kind: "category", within: menu.target, values: { name } } as const;
      const { target } = payloadOf(await manager.addToMenu(wanted));
      for (const dish of dishes) await addDish(target, dish);
      return target;
    };
    targets = {
      starters: await addCategory("Entrées", ["Edamame", "Gyoza", "Takoyaki"]),
      mains: await addCategory("Plats", ["Ramen"]),
    };
    before = { starters: await listOf("starters"), mains: await listOf("mains") };
    moved = before.starters[1] ?? 0;
    move = await change({
      starters: before.starters.filter((id) => id !== moved),
      mains: [...before.mains, moved],
    });
  });
  afterEach(() => desk.close());

  async function addDish(within: string, name: string): Promise<number> {
    const values = { name, price_delivery: 5, price_pickup: 5 };
    const { target } = payloadOf(await manager.addToMenu({ kind: "dish", within, values }));
    return Number(target.split(":")[1]);
  }

  async function listOf(list: List): Promise<number[]> {
    const { menus } = payloadOf(await manager.menus());
    const found = menus
      .flatMap(({ categories }) => categories)
      .find(({ target }) => target === targets[list]);
    return (found?.dishes ?? []).map(({ item_id }) => item_id);
  }

  async function change(lists: Partial<Record<List, number[]>>): Promise<number> {
    const edits = Object.entries(lists).map(([list, dishes]) => {
      return { target: targets[list as List], values: { dishes } };
    });
    return payloadOf(await manager.changeMenu({ edits })).action ?? 0;
  }

  const lists = async () => ({ starters: await listOf("starters"), mains: await listOf("mains") });
  const undo = async (despite: number[] = []): Promise<Undone> =>
    payloadOf(await manager.undo(move, { despite }));

  test("puts it back where it stood while neither list was changed since", async () => {
    expect(await undo()).toMatchObject({ restored: 2, changed_since: [] });
    expect(await lists()).toEqual(before);
  });

  test("is not held back by a list that the same action only put in another order", async () => {
    const after = await lists();
    const ordered = await change({
      starters: after.starters.toReversed(),
      mains: after.mains.toReversed(),
    });
    await addDish(targets.starters, "Tataki");
    const answer = payloadOf(await manager.undo(ordered));
    expect(answer).toMatchObject({ restored: 1, changed_since: [{ target: targets.starters }] });
    expect(await listOf("mains")).toEqual(after.mains);
  });

  test.each<[string, List]>([
    ["left", "starters"],
    ["joined", "mains"],
  ])("asks about both lists once a dish was added to the one it %s", async (_, list) => {
    await addDish(targets[list], "Tataki");
    const now = await lists();
    const { restored, changed_since } = await undo();
    expect(restored).toBe(0);
    expect(changed_since.map(({ target }) => target).sort()).toEqual(Object.values(targets).sort());
    expect(await lists()).toEqual(now);
  });

  test("asks about both lists once one was put into another order, and restores both by one answer", async () => {
    await change({ starters: (await listOf("starters")).toReversed() });
    const { restored, changed_since } = await undo();
    expect([restored, changed_since.length]).toEqual([0, 2]);
    expect(await undo([changed_since[0]?.id ?? 0])).toMatchObject({
      restored: 2,
      changed_since: [],
    });
    expect(await lists()).toEqual(before);
  });

  test.each<List>(["starters", "mains"])(
    "keeps a dish that has joined the %s since at the end of the restored list",
    async (list) => {
      const joined = await addDish(targets[list], "Tataki");
      const [first] = (await undo()).changed_since;
      await undo([first?.id ?? 0]);
      expect(await lists()).toEqual({ ...before, [list]: [...before[list], joined] });
    },
  );

  test("leaves it where it is while the category that it left is archived", async () => {
    const edits = [{ target: targets.starters, values: { archived: true } }];
    payloadOf(await manager.changeMenu({ edits }));
    const now = await lists();
    const { restored, changed_since } = await undo();
    expect([restored, changed_since.length]).toEqual([0, 2]);
    expect(await lists()).toEqual(now);
    expect(now.mains).toContain(moved);
  });
});
