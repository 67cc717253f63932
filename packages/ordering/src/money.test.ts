import { expect, test } from "vitest";
import { asCents, missingCents, percentOf, roundCents, sumCents, ZERO } from "./money.ts";

test("asCents throws for a fraction of a cent", () => {
  expect(() => asCents(0.5)).toThrow(RangeError);
  expect(() => asCents(Number.NaN)).toThrow("NaN is not a whole number of cents");
});

test("roundCents rounds half away from zero", () => {
  expect([0.5, 1.49, 2.5, -0.5, -2.5, -1.49].map(roundCents)).toEqual([1, 1, 3, -1, -3, -1]);
});

test("roundCents never returns negative zero", () => {
  expect(roundCents(-0.2)).toBe(0);
});

test("roundCents ignores floating-point noise at a half", () => {
  expect(roundCents(1.005 * 100)).toBe(101);
  expect(roundCents(-1.005 * 100)).toBe(-101);
  expect(roundCents(100.4999)).toBe(100);
});

test("percentOf rounds once", () => {
  expect(percentOf(asCents(1005), 10)).toBe(101);
  expect(percentOf(asCents(330), 12.5)).toBe(41);
});

test("sumCents adds up amounts", () => {
  expect(sumCents([asCents(1), asCents(2)])).toBe(3);
  expect(sumCents([])).toBe(ZERO);
});

test("missingCents is never negative", () => {
  expect(missingCents(asCents(1550), asCents(2000))).toBe(450);
  expect(missingCents(asCents(2000), asCents(2000))).toBe(0);
  expect(missingCents(asCents(2001), asCents(2000))).toBe(0);
});
