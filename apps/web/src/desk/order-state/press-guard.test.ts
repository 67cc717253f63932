import { expect, test } from "vitest";
import { createPressGuard, SETTLES_MS } from "./press-guard.ts";

test("a ticket takes presses again 400 ms after it moved, told once", () => {
  const guard = createPressGuard();
  guard.noteMove("0012", 1000);
  expect(guard.settled(1399)).toEqual([]);
  expect(guard.settled(1400)).toEqual(["0012"]);
  expect(guard.settled(1400)).toEqual([]);
});

test("another move begins the time anew", () => {
  const guard = createPressGuard();
  guard.noteMove("0012", 1000);
  guard.noteMove("0012", 1300);
  expect(guard.settled(1000 + SETTLES_MS)).toEqual([]);
  expect(guard.settled(1300 + SETTLES_MS)).toEqual(["0012"]);
});
