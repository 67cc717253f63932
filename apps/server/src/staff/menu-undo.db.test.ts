import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];

const DAY_MS = 24 * 60 * 60_000;

onBothDatabases("undo of large and of old actions", (databases) => {
  let desk: Desk;
  let manager: Api;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    manager = (await desk.signedIn("manager")).api;
  });
  afterEach(() => desk.close());

  async function categories() {
    const { menus } = payloadOf(await manager.menus());
    return menus.flatMap((menu) => menu.categories);
  }

  /** New dishes with these prices in euros, in the first category. */
  async function addDishes(prices: readonly number[]): Promise<string[]> {
    const [category] = await categories();
    const targets: string[] = [];
    for (const [at, price] of prices.entries()) {
      const prices = { price_delivery: price, price_pickup: price };
      const values = { name: `Maki ${at}`, ...prices };
      const wanted = { kind: "dish", within: category?.target ?? null, values } as const;
      targets.push(payloadOf(await manager.addToMenu(wanted)).target);
    }
    return targets;
  }

  async function pricesOf(targets: readonly string[]): Promise<[number, number][]> {
    const dishes = (await categories()).flatMap((category) => category.dishes);
    const known = new Map(dishes.map((dish) => [dish.target, dish]));
    return targets.map((target) => {
      const { price_delivery = 0, price_pickup = 0 } = known.get(target) ?? {};
      return [price_delivery, price_pickup];
    });
  }

  test("prices of 120 dishes are one action with a line before and after for each, and one undo restores all", async () => {
    const targets = await addDishes(Array.from({ length: 120 }, (_, at) => 4 + at / 10));
    const before = await pricesOf(targets);
    const edits = targets.map((target, at) => ({
      target,
      values: { price_pickup: 5 + at / 10 },
      seen: { price_pickup: 4 + at / 10 },
    }));
    const { action, changes } = payloadOf(await manager.changeMenu({ edits }));
    expect(changes).toBe(120);
    const { entries } = payloadOf(await manager.menuHistory({ page: 1, limit: 1 }));
    const lines = new Map(entries[0]?.changes.map((change) => [change.target, change]));
    expect(lines.size).toBe(120);
    for (const [at, target] of targets.entries())
      expect(lines.get(target)).toMatchObject({
        name: `Maki ${at}`,
        field: "price_pickup",
        before: 400 + at * 10,
        after: 500 + at * 10,
      });
    expect(payloadOf(await manager.undo(action ?? 0))).toMatchObject({
      restored: 120,
      changed_since: [],
    });
    expect(await pricesOf(targets)).toEqual(before);
  });

  test("one field of an action is taken back alone, and the rest of the action stays to be undone", async () => {
    const targets = await addDishes([4, 5]);
    const before = await pricesOf(targets);
    const values = { price_delivery: 11, price_pickup: 10 };
    const edits = targets.map((target) => ({ target, values }));
    const { action } = payloadOf(await manager.changeMenu({ edits }));
    const entry = async () => {
      const { entries } = payloadOf(await manager.menuHistory({ page: 1, limit: 5 }));
      return entries.find(({ id }) => id === action);
    };
    const [first] = targets;
    const wanted = (await entry())?.changes.find(
      ({ target, field }) => target === first && field === "price_pickup",
    );
    const only = [wanted?.id ?? 0];
    expect(payloadOf(await manager.undo(action ?? 0, { only }))).toMatchObject({
      restored: 1,
      changed_since: [],
    });
    expect(await pricesOf(targets)).toEqual([
      [1100, 400],
      [1100, 1000],
    ]);
    const { undone, left, changes = [] } = (await entry()) ?? {};
    expect({ undone, left }).toEqual({ undone: true, left: 3 });
    expect(changes.filter((change) => change.undone).map(({ id }) => id)).toEqual(only);

    expect(payloadOf(await manager.undo(action ?? 0)).restored).toBe(3);
    expect(await pricesOf(targets)).toEqual(before);
  });

  test("what belongs together is taken back together, whichever of it is named", async () => {
    const [source, goal] = await categories();
    const ids = (dishes: readonly { item_id: number }[] = []) => dishes.map((dish) => dish.item_id);
    const [moved = 0, ...rest] = ids(source?.dishes);
    const edits = [
      { target: source?.target ?? "", values: { dishes: rest } },
      { target: goal?.target ?? "", values: { dishes: [...ids(goal?.dishes), moved] } },
    ];
    const { action } = payloadOf(await manager.changeMenu({ edits }));
    const { entries } = payloadOf(await manager.menuHistory({ page: 1, limit: 1 }));
    const only = [entries[0]?.changes[0]?.id ?? 0];
    expect(payloadOf(await manager.undo(action ?? 0, { only })).restored).toBe(2);
    expect((await categories()).slice(0, 2).map(({ dishes }) => ids(dishes))).toEqual([
      [moved, ...rest],
      ids(goal?.dishes),
    ]);
  });

  test("undo of an action on a dish that was archived since restores the others, and says so", async () => {
    const [first = "", second = ""] = await addDishes([4, 5]);
    const archive = (archived: boolean) => ({ target: first, values: { archived } });
    payloadOf(await manager.changeMenu({ edits: [archive(true)] }));
    const edits = [
      { target: first, values: { archived: false, price_pickup: 8 } },
      { target: second, values: { price_pickup: 9 } },
    ];
    const { action } = payloadOf(await manager.changeMenu({ edits }));
    payloadOf(await manager.changeMenu({ edits: [archive(true)] }));
    expect(payloadOf(await manager.undo(action ?? 0))).toMatchObject({
      restored: 1,
      changed_since: [{ target: first, field: "price_pickup", is_archived: true }],
    });
    expect(await pricesOf([second])).toEqual([[500, 500]]);
  });

  test("undo of the prices of many dishes names the one that was archived since, which keeps its new price", async () => {
    const [first = "", second = ""] = await addDishes([4, 5]);
    const edits = [first, second].map((target) => ({ target, values: { price_pickup: 8 } }));
    const { action } = payloadOf(await manager.changeMenu({ edits }));
    const archive = (archived: boolean) =>
      manager.changeMenu({ edits: [{ target: first, values: { archived } }] });
    payloadOf(await archive(true));
    const undone = payloadOf(await manager.undo(action ?? 0));
    expect(undone).toMatchObject({
      restored: 1,
      changed_since: [
        {
          ...{ target: first, name: "Maki 0", field: "price_pickup" },
          ...{ before: 400, now: 800, is_archived: true },
        },
      ],
    });
    const despite = undone.changed_since.map(({ id }) => id);
    expect(payloadOf(await manager.undo(action ?? 0, { despite }))).toMatchObject({
      restored: 0,
      changed_since: [{ target: first, is_archived: true }],
    });
    payloadOf(await archive(false));
    expect(await pricesOf([first, second])).toEqual([
      [400, 800],
      [500, 500],
    ]);
  });

  test("undo of an action of three weeks ago restores 11 of its 12 values, and asks about the one changed since", async () => {
    const targets = await addDishes([4, 5, 6, 7, 8, 9]);
    const before = await pricesOf(targets);
    const edits = targets.map((target) => ({
      target,
      values: { price_delivery: 11, price_pickup: 10 },
    }));
    const { action, changes } = payloadOf(await manager.changeMenu({ edits }));
    expect(changes).toBe(12);

    desk.clock.now += 21 * DAY_MS;
    // Sessions have ended meanwhile.
    manager = (await desk.signedIn("owner")).api;
    const [first = ""] = targets;
    payloadOf(
      await manager.changeMenu({ edits: [{ target: first, values: { price_pickup: 12 } }] }),
    );
    const undone = payloadOf(await manager.undo(action ?? 0));
    expect(undone).toMatchObject({
      restored: 11,
      changed_since: [
        {
          target: first,
          name: "Maki 0",
          field: "price_pickup",
          before: 400,
          after: 1000,
          now: 1200,
          is_archived: false,
        },
      ],
    });
    const [[delivery = 0] = [], ...others] = before;
    expect(await pricesOf(targets)).toEqual([[delivery, 1200], ...others]);

    const despite = undone.changed_since.map(({ id }) => id);
    expect(payloadOf(await manager.undo(action ?? 0, { despite }))).toMatchObject({
      restored: 1,
      changed_since: [],
    });
    expect(await pricesOf(targets)).toEqual(before);
  });
});
