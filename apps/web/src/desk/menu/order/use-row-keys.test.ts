import { expect, test } from "vitest";
import { cameUp } from "./use-row-keys.ts";

const BEFORE = Array.from({ length: 60 }, (_, id) => id);

/** Taken out of its place and put at another. */
function moved(from: number, to: number): number[] {
  return BEFORE.toSpliced(from, 1).toSpliced(to, 0, from);
}

test.each([
  ["comes up from far below", 59, 0, 59],
  ["comes up by a few places", 10, 5, null],
  ["goes down", 0, 59, null],
  ["stays", 7, 7, null],
])("of a row that %s", (_, from, to, renewed) => {
  expect(cameUp(BEFORE, moved(from, to))).toBe(renewed);
});
