import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "./arbitraries.ts";
import { asCents, sumCents, ZERO } from "./money.ts";
import { spread } from "./spread.ts";

const inOrder = (a: number, b: number) => a - b;

test("shares are in proportion to the weights", () => {
  expect(spread(asCents(600), [1000, 2000], inOrder)).toEqual([200, 400]);
});

test("the largest remainder gets the cent that is left", () => {
  expect(spread(asCents(100), [1, 1, 4], inOrder)).toEqual([17, 17, 66]);
  expect(spread(asCents(10), [50, 26, 24], inOrder)).toEqual([5, 3, 2]);
});

test("equal remainders go by the order given, not by position", () => {
  expect(spread(asCents(1), [5, 5], inOrder)).toEqual([1, 0]);
  expect(spread(asCents(1), [5, 5], (a, b) => b - a)).toEqual([0, 1]);
});

test("nothing spreads to nothing, even over nothing", () => {
  expect(spread(ZERO, [0, 0], inOrder)).toEqual([0, 0]);
  expect(() => spread(asCents(1), [0, 0], inOrder)).toThrow("Nothing to spread 1 cents over");
});

test("a weight below zero takes its part too", () => {
  expect(sumCents(spread(asCents(101), [1000, -200, 3], inOrder))).toBe(101);
});

test("shares add up to the amount and none is further than a cent from its quota", () => {
  const weights = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 });
  fc.assert(
    fc.property(cents(0, 1_000_000), weights, (amount, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const shares = spread(amount, weights, inOrder);
      expect(sumCents(shares)).toBe(amount);
      shares.forEach((share, i) => {
        expect(Math.abs(share - (amount * (weights[i] ?? 0)) / whole)).toBeLessThan(1);
      });
    }),
  );
});
