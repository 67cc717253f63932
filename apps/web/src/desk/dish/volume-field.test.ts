import { expect, test } from "vitest";
import { readVolume, volumeIn, withVolume, writeVolume } from "./volume-field.ts";

test("a volume is typed in cl with at most two decimals; nothing typed is no drink", () => {
  expect([readVolume("33"), readVolume("37,5"), readVolume(" ")]).toEqual([3300, 3750, null]);
  expect(["0", "-1", "10001", "a glass"].map(readVolume)).toEqual(Array(4).fill(undefined));
});

test("a volume is written as it is typed", () => {
  expect([writeVolume(3300, "fr"), writeVolume(3750, "fr"), writeVolume(3750, "en")]).toEqual([
    "33",
    "37,5",
    "37.5",
  ]);
  expect(writeVolume(null, "fr")).toBe("");
});

test("the volume changes without the other facts, and is kept as a whole number", () => {
  const facts = withVolume({ sealed: true }, 3333);
  expect(facts).toEqual({ sealed: true, volume_cl: 33.33 });
  expect(volumeIn(facts)).toBe(3333);
  expect(withVolume(facts, null)).toEqual({ sealed: true });
});
