import { expect, test } from "vitest";
import { asCents, missingCents, percentOf, roundCents, sumCents, ZERO } from "./money.ts";

test("a fraction of a cent is a bug, not an amount", () => {
  expect(() => asCents(0.5)).toThrow(RangeError);
  expect(() => asCents(Number.NaN)).toThrow("NaN is not a whole number of cents");
});

test("rounds half away from zero", () => {
  expect([0.5, 1.49, 2.5, -0.5, -2.5, -1.49].map(roundCents)).toEqual([1, 1, 3, -1, -3, -1]);
});

test("nothing rounds to a negative zero", () => {
  expect(roundCents(-0.2)).toBe(0);
});

test("binary noise does not decide a half", () => {
  expect(roundCents(1.005 * 100)).toBe(101);
  expect(roundCents(-1.005 * 100)).toBe(-101);
  expect(roundCents(100.4999)).toBe(100);
});

test("a percentage of an amount is rounded once", () => {
  expect(percentOf(asCents(1005), 10)).toBe(101);
  expect(percentOf(asCents(330), 12.5)).toBe(41);
});

test("amounts add up to cents", () => {
  expect(sumCents([asCents(1), asCents(2)])).toBe(3);
  expect(sumCents([])).toBe(ZERO);
});

test("what is missing is never below 0", () => {
  expect(missingCents(asCents(1550), asCents(2000))).toBe(450);
  expect(missingCents(asCents(2000), asCents(2000))).toBe(0);
  expect(missingCents(asCents(2001), asCents(2000))).toBe(0);
});
