import { expect, test } from "vitest";
import { ringPattern, ringSamples } from "./ring-schedule.ts";

const RATE = 8000;

test("an order that waits for long rings without a rest", () => {
  expect(ringPattern(0).period).toBeGreaterThan(ringPattern(90_000).period);
  expect(ringPattern(89_999)).toBe(ringPattern(0));
});

test.each([0, 90_000])(
  "a ring is heard, is never cut off and starts again in silence (%i ms)",
  (waited) => {
    const pattern = ringPattern(waited);
    const samples = ringSamples(pattern, RATE);
    expect(samples).toHaveLength(Math.round(pattern.period * RATE));
    expect(Math.max(...samples)).toBeGreaterThan(0.4);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  },
);
