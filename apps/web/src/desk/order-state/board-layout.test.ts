import fc from "fast-check";
import { expect, test } from "vitest";
import {
  arrange,
  type BoardLayout,
  type BoardOrders,
  type BoardScreen,
  heightOfStack,
  type Slot,
  waitingCount,
} from "./board-layout.ts";

const SCREEN: BoardScreen = {
  columns: 3,
  laneHeight: 500,
  heightOf: () => 200,
  isLaneAbove: false,
  isHeld: false,
  under: null,
};
const HELD = { ...SCREEN, isHeld: true };
const NONE: BoardOrders = { unanswered: [], answered: [], ended: [] };

const idsOf = (stack: readonly Slot[]) => stack.map(({ id, gap }) => (gap === null ? id : gap));
const stacksOf = ({ columns }: BoardLayout) => columns.map(idsOf);

test("a new board fills the column with the least height, from the most urgent", () => {
  const heights: Record<string, number> = { a: 300, b: 100, c: 200, d: 100, e: 100 };
  const screen = { ...SCREEN, heightOf: (id: string) => heights[id] ?? 0 };
  const layout = arrange(null, { ...NONE, answered: ["a", "b", "c", "d", "e"] }, screen);
  expect(stacksOf(layout)).toEqual([["a"], ["b", "d", "e"], ["c"]]);
});

test("unanswered orders that a new board's lane cannot show at once head its columns", () => {
  const layout = arrange(null, { ...NONE, unanswered: ["1", "2", "3"], answered: ["a"] }, SCREEN);
  expect(idsOf(layout.lane)).toEqual(["1", "2"]);
  expect(stacksOf(layout)).toEqual([["3"], ["a"], []]);
  const heightOf = (id: string) => (id === "2" ? 400 : 200);
  const tall = arrange(null, { ...NONE, unanswered: ["1", "2", "3"] }, { ...SCREEN, heightOf });
  expect([idsOf(tall.lane), stacksOf(tall)]).toEqual([
    ["1", "3"],
    [["2"], [], []],
  ]);
});

test("an arrival goes to the end of the lane, and an accepted order to that of the shortest column", () => {
  const before = arrange(null, { ...NONE, unanswered: ["1"], answered: ["a", "b"] }, SCREEN);
  const arrived = arrange(
    before,
    { ...NONE, unanswered: ["1", "2"], answered: ["a", "b"] },
    SCREEN,
  );
  expect(idsOf(arrived.lane)).toEqual(["1", "2"]);
  const accepted = arrange(
    arrived,
    { ...NONE, unanswered: ["2"], answered: ["1", "a", "b"] },
    SCREEN,
  );
  expect(idsOf(accepted.lane)).toEqual(["2"]);
  expect(stacksOf(accepted)).toEqual([["a"], ["b"], ["1"]]);
});

test("a ticket keeps its place although another becomes more urgent", () => {
  const before = arrange(null, { ...NONE, answered: ["a", "b", "c", "d"] }, SCREEN);
  const after = arrange(before, { ...NONE, answered: ["d", "c", "b", "a"] }, SCREEN);
  expect(stacksOf(after)).toEqual(stacksOf(before));
});

test("a ticket that leaves a held board leaves its gap until the board is free", () => {
  const before = arrange(null, { ...NONE, answered: ["a", "b", "c", "d"] }, SCREEN);
  const held = arrange(before, { ...NONE, answered: ["b", "c", "d"] }, HELD);
  expect(stacksOf(held)).toEqual([[200, "d"], ["b"], ["c"]]);
  expect(stacksOf(arrange(held, { ...NONE, answered: ["b", "c", "d"] }, SCREEN))).toEqual([
    ["d"],
    ["b"],
    ["c"],
  ]);
});

test("a ticket under a resting mouse keeps its place, whatever leaves above it; below it and elsewhere gaps close", () => {
  const before = arrange(null, { ...NONE, answered: ["a", "b", "c", "d", "e", "f", "g"] }, SCREEN);
  expect(stacksOf(before)).toEqual([
    ["a", "d", "g"],
    ["b", "e"],
    ["c", "f"],
  ]);
  const resting = { ...SCREEN, under: "d" };
  const held = arrange(before, { ...NONE, answered: ["d", "e", "f", "g"] }, resting);
  expect(stacksOf(held)).toEqual([[200, "d", "g"], ["e"], ["f"]]);
  const left = arrange(held, { ...NONE, answered: ["e", "f", "g"] }, resting);
  expect(stacksOf(left)).toEqual([[200, 200, "g"], ["e"], ["f"]]);
  expect(stacksOf(arrange(left, { ...NONE, answered: ["e", "f", "g"] }, SCREEN))).toEqual([
    ["g"],
    ["e"],
    ["f"],
  ]);
});

test("under a mouse that rests in the lane for long, at most the places above it are empty, and arrivals follow", () => {
  let layout = arrange(null, { ...NONE, unanswered: ["1", "2"] }, SCREEN);
  for (let next = 3; next < 50; next++)
    layout = arrange(
      layout,
      { ...NONE, unanswered: ["2", String(next)] },
      { ...SCREEN, under: "2" },
    );
  expect(idsOf(layout.lane)).toEqual([200, "2", "49"]);
});

test("an order whose acceptance is undone returns to its gap in the lane", () => {
  const before = arrange(null, { ...NONE, unanswered: ["1", "2"] }, SCREEN);
  const accepted = arrange(before, { ...NONE, unanswered: ["2"], answered: ["1"] }, HELD);
  expect(idsOf(accepted.lane)).toEqual([200, "2"]);
  const undone = arrange(accepted, { ...NONE, unanswered: ["1", "2"] }, HELD);
  expect(idsOf(undone.lane)).toEqual(["1", "2"]);
  expect(stacksOf(arrange(undone, { ...NONE, unanswered: ["1", "2"] }, SCREEN))[0]).toEqual([]);
});

test("an order that ended by itself is folded once the board is free, and its line stays while held", () => {
  const before = arrange(null, { ...NONE, unanswered: ["1", "2"] }, SCREEN);
  const ended = { ...NONE, unanswered: ["2"], ended: ["1"] };
  const held = arrange(before, ended, HELD);
  expect([idsOf(held.lane), held.folded]).toEqual([["1", "2"], null]);
  const free = arrange(held, ended, SCREEN);
  expect([idsOf(free.lane), free.folded]).toEqual([["2"], ["1"]]);
  expect(arrange(free, { ...NONE, unanswered: ["2"] }, HELD).folded).toEqual([]);
  expect(arrange(free, { ...NONE, unanswered: ["2"] }, SCREEN).folded).toBeNull();
});

test("on a held phone an arrival waits outside of the lane, which stands above all others", () => {
  const phone = { ...SCREEN, columns: 1, isLaneAbove: true };
  const before = arrange(null, { ...NONE, unanswered: ["1"], answered: ["a"] }, phone);
  const orders = { ...NONE, unanswered: ["1", "2"], answered: ["a"] };
  const held = arrange(before, orders, { ...phone, isHeld: true });
  expect([idsOf(held.lane), waitingCount(held, orders)]).toEqual([["1"], 1]);
  const free = arrange(held, orders, phone);
  expect([idsOf(free.lane), waitingCount(free, orders)]).toEqual([["1", "2"], 0]);
});

type Place = { stack: number; top: number };

function placesOf({ lane, columns }: BoardLayout, heightOf: BoardScreen["heightOf"]) {
  const places = new Map<string, Place>();
  for (const [stack, slots] of [lane, ...columns].entries())
    for (const [index, { id, gap }] of slots.entries())
      if (gap === null)
        places.set(id, { stack, top: heightOfStack(slots.slice(0, index), heightOf) });
  return places;
}

const EVENT = fc.record({
  kind: fc.constantFrom("arrives", "arrives", "accepted", "leaves", "ends", "undone", "seen"),
  /** Which of the orders that it may happen to. */
  choice: fc.nat(),
  height: fc.integer({ min: 120, max: 400 }),
  isHeld: fc.boolean(),
  /** Which of the tickets a mouse rests on, if any. */
  rests: fc.option(fc.nat()),
});
type Event = typeof EVENT extends fc.Arbitrary<infer T> ? T : never;

function happen(orders: BoardOrders, { kind, choice }: Event, arrival: string): BoardOrders {
  const { unanswered, answered, ended } = orders;
  const asked = unanswered[choice % unanswered.length];
  const cooked = answered[choice % answered.length];
  const others = (ids: readonly string[], gone: string) => ids.filter((id) => id !== gone);
  if (kind === "arrives") return { ...orders, unanswered: [...unanswered, arrival] };
  if (kind === "seen") return { ...orders, ended: [] };
  if (kind === "accepted" || kind === "ends") {
    if (asked === undefined) return orders;
    const left = { ...orders, unanswered: others(unanswered, asked) };
    return kind === "ends"
      ? { ...left, ended: [...ended, asked] }
      : { ...left, answered: [asked, ...answered] };
  }
  if (cooked === undefined) return orders;
  const left = { ...orders, answered: others(answered, cooked) };
  return kind === "leaves" ? left : { ...left, unanswered: [...unanswered, cooked].toSorted() };
}

test("200 random arrivals, answers and departures move no ticket under a pointer, and none to another column", () => {
  fc.assert(
    fc.property(fc.array(EVENT, { minLength: 200, maxLength: 200 }), (events) => {
      const heights = new Map<string, number>();
      const heightOf = (id: string) => heights.get(id) ?? 0;
      let orders = NONE;
      let layout = arrange(null, orders, { ...SCREEN, heightOf });
      for (const [index, event] of events.entries()) {
        const arrival = String(index).padStart(3, "0");
        heights.set(arrival, event.height);
        const before = placesOf(layout, heightOf);
        const was = orders;
        const { isHeld, rests } = event;
        const under = rests === null ? null : ([...before.keys()][rests % before.size] ?? null);
        orders = happen(orders, event, arrival);
        layout = arrange(layout, orders, { ...SCREEN, heightOf, isHeld, under });
        const after = placesOf(layout, heightOf);
        const stay = (ids: keyof BoardOrders) => was[ids].filter((id) => orders[ids].includes(id));
        for (const id of [...stay("answered"), ...stay("unanswered")]) {
          const [from, to] = [before.get(id), after.get(id)];
          if (from === undefined || to === undefined) throw new Error(`order ${id} is not shown`);
          expect(to.stack, `stack of order ${id}`).toBe(from.stack);
          if (isHeld || id === under) expect(to.top, `top of order ${id}`).toBe(from.top);
          else if (to.stack > 0) expect(to.top, `top of order ${id}`).toBeLessThanOrEqual(from.top);
        }
      }
    }),
    { seed: 29, numRuns: 5, endOnFailure: true },
  );
}, 60_000);
