import { expect, test } from "vitest";
import { focusPosition } from "./focus-position.ts";

test("the focal point stays in view where the picture is cut, else its middle", () => {
  expect(focusPosition({ focus: { x: 0.29, y: 1 } })).toBe("29% 100%");
  expect(focusPosition({})).toBeUndefined();
});
