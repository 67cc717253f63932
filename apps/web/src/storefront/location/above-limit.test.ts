import { expect, test } from "vitest";
import { aboveLimit } from "./above-limit.ts";

test("a distance beyond a limit is not rounded to the limit", () => {
  expect(aboveLimit(8.04)).toBe(8.1);
  expect(aboveLimit(8.1)).toBe(8.1);
});
