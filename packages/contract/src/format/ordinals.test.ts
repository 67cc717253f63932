import { expect, test } from "vitest";
import { formatOrdinal } from "./ordinals.ts";

test("French has a form of its own for the first place only", () => {
  expect([1, 2, 11, 21].map((place) => formatOrdinal(place, "fr"))).toEqual([
    "1er",
    "2e",
    "11e",
    "21e",
  ]);
});

test("English ordinals follow the last digit, but for the teens", () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 30, 111, 112, 123];
  expect(places.map((place) => formatOrdinal(place, "en")).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 30th 111th 112th 123rd",
  );
});
