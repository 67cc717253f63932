import { expect, test } from "vitest";
import { formatDistance, formatMinutes } from "./distances.ts";

test("a distance has one decimal, with a comma in French", () => {
  expect(formatDistance(2.43, "km", "fr")).toMatch(/^2,4\skm$/u);
  expect(formatDistance(2.43, "km", "en")).toMatch(/^2\.4\skm$/u);
  expect(formatDistance(3, "km", "fr")).toMatch(/^3\skm$/u);
});

test("miles are miles in both languages", () => {
  expect(formatDistance(1.51, "miles", "fr")).toMatch(/^1,5\smi$/u);
  expect(formatDistance(1.51, "miles", "en")).toMatch(/^1\.5\smi$/u);
});

test("minutes are whole", () => {
  expect(formatMinutes(8.6, "fr")).toMatch(/^9\smin$/u);
});
