import { expect, test } from "vitest";
import { leftByUndo } from "./left-by-undo.ts";

type Values = Record<string, readonly [before: number, after: number]>;

/** An action on prices of one dish, by field. */
function action(id: number, values: Values, over: { undoes?: number; undone?: boolean } = {}) {
  const changes = Object.entries(values).map(([field, [before, after]]) => ({
    ...{ target: "dish:12", name: "Nigiri", field, before, after },
  }));
  return { id, undone: false, undoes: null, changes, ...over };
}

const RAISED = action(1, { price_pickup: [14, 15], price_delivery: [16, 17] }, { undone: true });
const LATER = action(2, { price_delivery: [17, 18] });
const PICKUP_BACK = action(3, { price_pickup: [15, 14] }, { undoes: 1 });

test("a field that an undo has left, since it was changed meanwhile, is left", () => {
  expect(leftByUndo(RAISED, [PICKUP_BACK, LATER, RAISED])).toBe(1);
});

test("nothing is left once the field that was asked for is restored too", () => {
  const deliveryBack = action(4, { price_delivery: [18, 16] }, { undoes: 1 });
  expect(leftByUndo(RAISED, [deliveryBack, PICKUP_BACK, LATER, RAISED])).toBe(0);
});

test("a field that somebody has set back by hand is not left", () => {
  const byHand = action(2, { price_delivery: [17, 16] });
  expect(leftByUndo(RAISED, [PICKUP_BACK, byHand, RAISED])).toBe(0);
});

test("a field that was restored and changed after that is not left", () => {
  const both = action(2, { price_pickup: [15, 14], price_delivery: [17, 16] }, { undoes: 1 });
  const changedAgain = action(3, { price_pickup: [14, 19] });
  expect(leftByUndo(RAISED, [changedAgain, both, RAISED])).toBe(0);
});

test("an undo that was undone itself has restored nothing", () => {
  const partly = action(4, { price_delivery: [18, 16] }, { undoes: 1 });
  const undone = { ...PICKUP_BACK, undone: true };
  const again = action(5, { price_pickup: [14, 15] }, { undoes: 3 });
  expect(leftByUndo(RAISED, [again, partly, undone, LATER, RAISED])).toBe(1);
});

test("what an undo on another page has left is not known", () => {
  expect(leftByUndo(RAISED, [LATER, RAISED])).toBeNull();
});
