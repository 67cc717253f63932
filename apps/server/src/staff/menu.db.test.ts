import type { MenuChange } from "@noren/contract/staff/menu.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];

const SALMON = "dish:101";

onBothDatabases("the menu at the desk", (databases) => {
  let desk: Desk;
  let manager: Api;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    manager = (await desk.signedIn("manager")).api;
  });
  afterEach(() => desk.close());

  async function dishes(api = manager) {
    const { menus } = payloadOf(await api.menus());
    return menus.flatMap(({ categories }) => categories.flatMap((category) => category.dishes));
  }

  async function dish(target: string) {
    return (await dishes()).find((one) => one.target === target);
  }

  const pricedAt = (price_pickup: number, seen?: number): MenuChange => ({
    edits: [
      {
        target: SALMON,
        values: { price_pickup },
        ...(seen !== undefined && { seen: { price_pickup: seen } }),
      },
    ],
  });

  async function publicPrice(): Promise<number | undefined> {
    const menus = payloadOf(await desk.api().menus());
    const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
    return items.find(({ item_id }) => item_id === 101)?.item_price.price_pickup;
  }

  test("a price that was changed is that of GET /menus and of orders at once; undo brings the old one back", async () => {
    const { action } = payloadOf(await manager.changeMenu(pricedAt(6)));
    expect(await publicPrice()).toBe(600);
    expect(problemIn(await desk.api().placeOrder(anOrder()))).toMatchObject({
      code: "price_changed",
    });
    expect(payloadOf(await manager.undo(action ?? 0))).toMatchObject({ restored: 1 });
    expect(await publicPrice()).toBe(500);
    await desk.place();
  });

  test("the menu lists dishes that are off sale, and none that are archived", async () => {
    const items = () => desk.db.updateTable("items");
    await items().set({ is_available: 0 }).where("id", "=", 101).execute();
    await items().set({ archived_at: desk.clock.now }).where("id", "=", 102).execute();
    expect(await dish(SALMON)).toMatchObject({ is_available: false });
    expect(await dish("dish:102")).toBeUndefined();
    const edits = [{ target: "dish:102", values: { price_pickup: 6 } }];
    expect(problemIn(await manager.changeMenu({ edits })).code).toBe("not_found");
  });

  test("a dish that has left its last category stands among those without one, until it is archived", async () => {
    const unplaced = async () =>
      payloadOf(await manager.menus()).unplaced.map(({ target }) => target);
    const { menus } = payloadOf(await manager.menus());
    const home = menus
      .flatMap(({ categories }) => categories)
      .filter((one) => one.dishes.some(({ target }) => target === SALMON));
    expect(await unplaced()).toEqual([]);
    for (const { target } of home)
      payloadOf(await manager.changeMenu({ edits: [{ target, values: { archived: true } }] }));
    expect(await unplaced()).toContain(SALMON);
    payloadOf(
      await manager.changeMenu({ edits: [{ target: SALMON, values: { archived: true } }] }),
    );
    expect(await unplaced()).not.toContain(SALMON);
  });

  test("a category tells the desk and guests whether they may bring their own container", async () => {
    const first = async () => payloadOf(await manager.menus()).menus[0]?.categories[0];
    const target = (await first())?.target ?? "";
    expect(await first()).toMatchObject({ own_container: false });
    payloadOf(await manager.changeMenu({ edits: [{ target, values: { own_container: true } }] }));
    expect(await first()).toMatchObject({ own_container: true });
    const [menu] = payloadOf(await desk.api().menus());
    expect(menu?.categories[0]).toMatchObject({ own_container: true });
  });

  test("prices of several dishes are one action; with one of them unknown none is changed", async () => {
    const all = await dishes();
    const edits = all.map(({ target }) => ({ target, values: { price_delivery: 9.9 } }));
    const unknown = { target: "dish:999999", values: { price_delivery: 9.9 } };
    const refused = await manager.changeMenu({ edits: [...edits, unknown] });
    expect(problemIn(refused).code).toBe("not_found");
    expect(await dishes()).toEqual(all);
    const { action, changes } = payloadOf(await manager.changeMenu({ edits }));
    expect(changes).toBe(new Set(all.map(({ target }) => target)).size);
    payloadOf(await manager.undo(action ?? 0));
    expect(await dishes()).toEqual(all);
  });

  test("a field that somebody has changed since it was seen is refused with both values, and nothing is written", async () => {
    payloadOf(await manager.changeMenu(pricedAt(5.2)));
    const other = { target: "dish:102", values: { price_pickup: 7 } };
    const reply = await manager.changeMenu({ edits: [...pricedAt(5.5, 5).edits, other] });
    const conflict = {
      target: SALMON,
      name: "Nigiri saumon",
      field: "price_pickup",
      by: (await desk.audit()).at(-1)?.who,
      ...{ seen: 500, now: 520, wanted: 550 },
    };
    expect(reply).toMatchObject({
      problem: { code: "changed_since", payload: { conflicts: [conflict] } },
    });
    expect(await dish("dish:102")).not.toMatchObject({ price_pickup: 700 });
  });

  test("different fields of a dish both hold, and the same value sent again is no conflict", async () => {
    payloadOf(await manager.changeMenu(pricedAt(5.5, 5)));
    const delivery = { price_delivery: 6.5 };
    const seen = { price_delivery: 5.5 };
    payloadOf(await manager.changeMenu({ edits: [{ target: SALMON, values: delivery, seen }] }));
    expect(await dish(SALMON)).toMatchObject({ price_pickup: 550, price_delivery: 650 });
    expect(payloadOf(await manager.changeMenu(pricedAt(5.5, 5)))).toMatchObject({ action: null });
  });

  test.each([
    [{ edits: [] }, "edits"],
    [pricedAt(-0.01), "edits.0.values.price_pickup"],
    [pricedAt(10_000.01), "edits.0.values.price_pickup"],
    [{ edits: [{ target: SALMON, values: { price: 1 } }] }, "edits.0.values.price"],
    [{ edits: [{ target: "offer:1", values: {} }] }, "edits.0.target"],
  ])("a price that cannot be is refused by its field: %j", async (change, field) => {
    const reply = await manager.changeMenu(change);
    const problem = reply.ok ? null : reply.problem;
    expect(problem?.code).toBe("validation_failed");
    expect(Object.keys(problem?.errors ?? {})).toEqual([field]);
  });

  test("the kitchen may undo what it may change: sold out, and not a price", async () => {
    const cook = (await desk.signedIn("kitchen")).api;
    const { action } = payloadOf(await manager.changeMenu(pricedAt(6)));
    expect(problemIn(await cook.undo(action ?? 0)).code).toBe("forbidden");
    expect((await desk.audit()).at(-1)).toMatchObject({ action: "forbidden", outcome: "refused" });
    expect(await publicPrice()).toBe(600);
  });
});
