import { expect, test } from "vitest";
import { createPressGuard, SETTLES_MS } from "./press-guard.ts";

test("a press within 400 ms after its ticket moved is refused, a later one is not", () => {
  const guard = createPressGuard();
  expect(guard.isRefused("0012", 1000)).toBe(false);
  guard.noteMove("0012", 1000);
  expect(guard.isRefused("0012", 1000)).toBe(true);
  expect(guard.isRefused("0012", 1399)).toBe(true);
  expect(guard.isRefused("0012", 1400)).toBe(false);
  expect(guard.isRefused("0013", 1000)).toBe(false);
});

test("another move begins the time anew", () => {
  const guard = createPressGuard();
  guard.noteMove("0012", 1000);
  guard.noteMove("0012", 1300);
  expect(guard.settled(1000 + SETTLES_MS)).toEqual([]);
  expect(guard.isRefused("0012", 1699)).toBe(true);
  expect(guard.settled(1300 + SETTLES_MS)).toEqual(["0012"]);
  expect(guard.settled(1300 + SETTLES_MS)).toEqual([]);
});
