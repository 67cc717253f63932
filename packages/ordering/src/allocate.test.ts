import fc from "fast-check";
import { expect, test } from "vitest";
import { allocate } from "./allocate.ts";
import { cents } from "./arbitraries.ts";
import { asCents, sumCents, ZERO } from "./money.ts";

type Part = { weight: number; name: string };
const byName = (a: Part, b: Part) => (a.name < b.name ? -1 : 1);

function shares(amount: number, weights: readonly number[], before = byName): number[] {
  const parts = weights.map((weight, i) => ({ weight, name: "abcdef".charAt(i) }));
  return allocate(asCents(amount), parts, ({ weight }) => weight, before).map(({ share }) => share);
}

test("allocate: shares are in proportion to the weights", () => {
  expect(shares(600, [1000, 2000])).toEqual([200, 400]);
});

test("allocate: the largest remainder gets the cent that is left", () => {
  expect(shares(100, [1, 1, 4])).toEqual([17, 17, 66]);
  expect(shares(10, [50, 26, 24])).toEqual([5, 3, 2]);
});

test("allocate: equal remainders are ordered by the comparator, not by position", () => {
  expect(shares(2, [5, 5, 5])).toEqual([1, 1, 0]);
  expect(shares(2, [5, 5, 5], (a, b) => byName(b, a))).toEqual([0, 1, 1]);
});

test("allocate: amount 0 gives shares of 0, even with a total weight of 0; another amount then throws", () => {
  expect(shares(ZERO, [0, 0])).toEqual([0, 0]);
  expect(() => shares(1, [0, 0])).toThrow("Nothing to allocate 1 cents to");
});

test("allocate: shares add up to the amount and each is less than a cent from its quota", () => {
  const weights = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 });
  fc.assert(
    fc.property(cents(0, 1_000_000), weights, (amount, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const allocated = allocate(amount, weights, Number, (a, b) => a - b);
      expect(sumCents(allocated.map(({ share }) => share))).toBe(amount);
      for (const { of: weight, share } of allocated) {
        expect(Math.abs(share - (amount * weight) / whole)).toBeLessThan(1);
      }
    }),
  );
});
