import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { endAhead, instantOf, isOver, minutesLeft } from "./end-ahead.ts";

const END = NOON + 60_000;

test("a pause is over exactly at its end, not before", () => {
  const awaited = endAhead(END, NOON);
  expect(isOver(awaited, NOON + 59_999)).toBe(false);
  expect(isOver(awaited, NOON + 60_000)).toBe(true);
  expect(endAhead(END, NOON + 59_999)).toBe(NOON + 60_000);
  expect(endAhead(END, NOON + 60_000)).toBeNull();
});

test("the end of a pause that was cancelled, or of none, is not announced", () => {
  expect(isOver(endAhead(null, NOON), NOON + 120_000)).toBe(false);
  expect(instantOf(undefined)).toBeNull();
  expect(instantOf(new Date(END).toISOString())).toBe(END);
});

test("half an hour that ends on a whole minute has 30 minutes left, and its last moment one", () => {
  expect(minutesLeft(NOON + 30 * 60_000 + 40_000, NOON)).toBe(30);
  expect(minutesLeft(NOON + 10_000, NOON)).toBe(1);
});
