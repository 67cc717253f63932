import { expect, test } from "vitest";
import { isDarkGround } from "./ground-color.ts";

const CLEAR = "rgba(0, 0, 0, 0)";

test("the night and cloth colours are dark, the paper colour is light", () => {
  expect(isDarkGround("none", "rgb(13, 19, 48)")).toBe(true);
  expect(isDarkGround("none", "rgb(34, 50, 106)")).toBe(true);
  expect(isDarkGround("none", "rgb(246, 247, 243)")).toBe(false);
  expect(isDarkGround("none", "color(srgb 0.96 0.97 0.95 / 0.96)")).toBe(false);
});

test("a transparent colour is ignored", () => {
  expect(isDarkGround("none", CLEAR)).toBeNull();
  expect(isDarkGround("none", "color(srgb 0 0 0 / 0.2)")).toBeNull();
});

test("the light weave over cloth does not make it light", () => {
  const weave =
    "repeating-linear-gradient(0deg, rgba(255, 255, 255, 0.025) 0px, rgba(0, 0, 0, 0) 3px)";
  const cloth = `${weave}, linear-gradient(rgb(13, 19, 48), rgb(34, 50, 106))`;
  expect(isDarkGround(cloth, CLEAR)).toBe(true);
});
