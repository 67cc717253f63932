import { expect, test } from "vitest";
import { type RingPattern, ringPattern, ringSamples } from "./ring-schedule.ts";

const RATE = 8000;
const CALM = ringPattern(0, false);
const URGENT = ringPattern(90_000, false);
const AGAIN = ringPattern(0, true);

test("an order that waits for long rings without a rest", () => {
  expect(CALM.period).toBeGreaterThan(URGENT.period);
  expect(ringPattern(89_999, false)).toBe(CALM);
});

test("an order that was silenced and not answered rings again louder than before", () => {
  const loudness = (pattern: RingPattern) => {
    const samples = ringSamples(pattern, RATE);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  };
  expect(loudness(URGENT)).toBeGreaterThan(1.2 * loudness(CALM));
  expect(loudness(AGAIN)).toBeGreaterThan(1.2 * loudness(URGENT));
  expect(ringPattern(90_000, true)).toBe(AGAIN);
});

test.each([CALM, URGENT, AGAIN])(
  "a ring is heard, is never cut off and starts again in silence (%#)",
  (pattern) => {
    const samples = ringSamples(pattern, RATE);
    expect(samples).toHaveLength(Math.round(pattern.period * RATE));
    expect(Math.max(...samples)).toBeGreaterThan(0.4);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  },
);
