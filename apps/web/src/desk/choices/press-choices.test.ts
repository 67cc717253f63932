import { expect, test } from "vitest";
import { withMovedId } from "./press-choices.ts";

test("a choice moves by one place, and stays where the list ends", () => {
  expect(withMovedId([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
  expect(withMovedId([1, 2, 3], 3, -1)).toEqual([1, 3, 2]);
  expect(withMovedId([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(withMovedId([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
});
