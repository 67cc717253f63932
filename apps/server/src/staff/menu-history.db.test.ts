import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";

type Desk = Awaited<ReturnType<typeof openStaffOrderFixture>>;
type Api = Awaited<ReturnType<Desk["signedIn"]>>["api"];

const SALMON = "dish:101";

onBothDatabases("the history of the menu", (databases) => {
  let desk: Desk;
  let manager: Api;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
    manager = (await desk.signedIn("manager")).api;
  });
  afterEach(() => desk.close());

  /** Prices in euros. */
  type Prices = { price_pickup?: number; price_delivery?: number };

  async function change(values: Prices): Promise<number> {
    const edits = [{ target: SALMON, values }];
    return payloadOf(await manager.changeMenu({ edits })).action ?? 0;
  }

  /** The action's entry, on a page without its undo. */
  async function entryOf(action: number) {
    for (let page = 1; ; page++) {
      const { entries } = payloadOf(await manager.menuHistory({ page, limit: 1 }));
      const entry = entries.find(({ id }) => id === action);
      if (entry || entries.length === 0) return entry;
    }
  }

  /** An action on two prices, one of which was changed since; undone but for that one. */
  async function undoneInPart() {
    const raised = await change({ price_pickup: 6, price_delivery: 7 });
    await change({ price_delivery: 8 });
    const undone = payloadOf(await manager.undo(raised));
    expect(undone).toMatchObject({ restored: 1, changed_since: [{ field: "price_delivery" }] });
    return { raised, undone };
  }

  test("history lists the actions on the menu alone, newest first, of all dishes or of one", async () => {
    const action = await change({ price_pickup: 6 });
    const edits = [{ target: "dish:102", values: { price_pickup: 7 } }];
    payloadOf(await manager.changeMenu({ edits }));
    const undo = payloadOf(await manager.undo(action));
    const all = payloadOf(await manager.menuHistory({ page: 1, limit: 2 }));
    expect(all).toMatchObject({
      total: 3,
      entries: [
        { action: "change_undone", undoes: action, undone: false },
        { action: "menu_changed", subject: "dish:102" },
      ],
    });
    const ofOne = payloadOf(await manager.menuHistory({ page: 1, limit: 10, target: SALMON }));
    expect(ofOne.entries.map(({ id, undone }) => [id, undone])).toEqual([
      [undo.action, false],
      [action, true],
    ]);
    expect(ofOne.entries[1]?.changes).toMatchObject([
      { name: "Nigiri saumon", field: "price_pickup", before: 500, after: 600 },
    ]);
  });

  test("an action on several records names the category that has all of its dishes, or their group", async () => {
    const subjectOf = async (...targets: string[]) => {
      const named = targets.map((target) => ({ target, values: { name: "Autre nom" } }));
      const back = named.map(({ target }) => ({ target, values: { name: `Nom de ${target}` } }));
      payloadOf(await manager.changeMenu({ edits: back }));
      const { action } = payloadOf(await manager.changeMenu({ edits: named }));
      return (await entryOf(action ?? 0))?.subject;
    };
    const { menus } = payloadOf(await manager.menus());
    const [first, ...others] = menus.flatMap(({ categories }) => categories);
    const [one = "", two = ""] = first?.dishes.map(({ target }) => target) ?? [];
    expect(await subjectOf(one, two)).toBe(first?.target);
    expect(await subjectOf(one)).toBe(one);
    const ids = new Set(first?.dishes.map(({ item_id }) => item_id));
    const elsewhere = others.flatMap(({ dishes }) => dishes).find((it) => !ids.has(it.item_id));
    expect(await subjectOf(one, elsewhere?.target ?? "")).toBe("menu");
    const { groups } = payloadOf(await manager.groups());
    const group = groups.find(({ choices }) => choices.filter(({ dish }) => !dish).length > 1);
    const [left, right] = group?.choices.filter(({ dish }) => !dish) ?? [];
    expect(await subjectOf(left?.target ?? "", right?.target ?? "")).toBe(group?.target);
    expect(await subjectOf(one, left?.target ?? "")).toBe("menu");
  });

  test("the prices of a dish have a history of their own", async () => {
    const raised = await change({ price_pickup: 6 });
    const edits = [{ target: SALMON, values: { name: "Nigiri du jour" } }];
    payloadOf(await manager.changeMenu({ edits }));
    const other = [{ target: "dish:102", values: { price_pickup: 7 } }];
    payloadOf(await manager.changeMenu({ edits: other }));
    const wanted = { page: 1, limit: 10, of: "prices", target: SALMON } as const;
    const { entries, total } = payloadOf(await manager.menuHistory(wanted));
    expect(entries.map(({ id }) => id)).toEqual([raised]);
    expect(total).toBe(1);
  });

  test("an action whose undo was undone in turn is not undone", async () => {
    const action = await change({ price_pickup: 6 });
    const undo = payloadOf(await manager.undo(action));
    const again = payloadOf(await manager.undo(undo.action ?? 0));
    const { entries } = payloadOf(await manager.menuHistory({ page: 1, limit: 10 }));
    expect(entries.map(({ id, undone }) => [id, undone])).toEqual([
      [again.action, false],
      [undo.action, true],
      [action, false],
    ]);
  });

  test("a field that an undo has left, since it was changed meanwhile, is left", async () => {
    const { raised } = await undoneInPart();
    expect(await entryOf(raised)).toMatchObject({ undone: true, left: 1 });
  });

  test("nothing is left once the field that was asked for is restored too", async () => {
    const { raised, undone } = await undoneInPart();
    const despite = undone.changed_since.map(({ id }) => id);
    payloadOf(await manager.undo(raised, { despite }));
    expect(await entryOf(raised)).toMatchObject({ undone: true, left: 0 });
  });

  test("a field that somebody has set back by hand is not left", async () => {
    const before = payloadOf(await manager.dish(101)).values.price_delivery;
    const { raised } = await undoneInPart();
    await change({ price_delivery: before / 100 });
    expect(await entryOf(raised)).toMatchObject({ undone: true, left: 0 });
  });

  test("a field that was restored and changed after that is not left", async () => {
    const raised = await change({ price_pickup: 6 });
    payloadOf(await manager.undo(raised));
    await change({ price_pickup: 9 });
    expect(await entryOf(raised)).toMatchObject({ undone: true, left: 0 });
  });

  test("an undo that was undone itself has restored nothing", async () => {
    const { raised, undone } = await undoneInPart();
    payloadOf(await manager.undo(undone.action ?? 0));
    expect(await entryOf(raised)).toMatchObject({ undone: false, left: 0 });
    const despite = payloadOf(await manager.undo(raised)).changed_since.map(({ id }) => id);
    const rest = payloadOf(await manager.undo(raised, { despite }));
    expect(await entryOf(raised)).toMatchObject({ undone: true, left: 0 });
    payloadOf(await manager.undo(rest.action ?? 0));
    expect(await entryOf(raised)).toMatchObject({ undone: true, left: 1 });
  });
});
