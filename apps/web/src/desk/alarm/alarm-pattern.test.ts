import { expect, test } from "vitest";
import { type AlarmPattern, alarmPattern, alarmSamples } from "./alarm-pattern.ts";

const RATE = 8000;
/** A hundredth of full loudness. */
const AUDIBLE = 0.01;
/** Seconds; a shorter silence is that between two strokes of a bell. */
const PAUSE = 0.5;
const CALM = alarmPattern(0, false);
const URGENT = alarmPattern(90_000, false);
const REPEATED = alarmPattern(0, true);

/** The longest time without an audible sample, in seconds, over the end of the loop. */
function longestSilence(pattern: AlarmPattern): number {
  const samples = alarmSamples(pattern, RATE);
  const audible = [...samples.keys()].filter((at) => Math.abs(samples[at] ?? 0) > AUDIBLE);
  const again = samples.length + (audible[0] ?? 0);
  const gaps = audible.map((at, place) => (audible[place + 1] ?? again) - at);
  return Math.max(...gaps) / RATE;
}

test("an order that has waited for long rings without a pause", () => {
  expect(longestSilence(CALM)).toBeGreaterThan(PAUSE);
  for (const pattern of [URGENT, REPEATED]) expect(longestSilence(pattern)).toBeLessThan(PAUSE);
  expect(alarmPattern(89_999, false)).toBe(CALM);
});

test("an order that was silenced but not answered rings again, louder than before", () => {
  const loudness = (pattern: AlarmPattern) => {
    const samples = alarmSamples(pattern, RATE);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  };
  expect(loudness(URGENT)).toBeGreaterThan(1.2 * loudness(CALM));
  expect(loudness(REPEATED)).toBeGreaterThan(1.2 * loudness(URGENT));
  expect(alarmPattern(90_000, true)).toBe(REPEATED);
});

test.each([CALM, URGENT, REPEATED])(
  "an alarm pattern is audible, is never cut off and loops in silence (%#)",
  (pattern) => {
    const samples = alarmSamples(pattern, RATE);
    expect(samples).toHaveLength(Math.round(pattern.period * RATE));
    expect(Math.max(...samples)).toBeGreaterThan(0.4);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(1);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  },
);
