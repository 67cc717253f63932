import { expect, test } from "vitest";
import { minutesSince, minutesUntil, nextInstantAt, otherDay, wallTime } from "./order-clock.ts";

const PARIS = "Europe/Paris";
const at = (text: string) => Date.parse(text);

test("waiting counts whole minutes that have passed, and never less than none", () => {
  const placed = at("2026-11-21T18:00:00Z");
  expect(minutesSince(placed, placed + 59_000)).toBe(0);
  expect(minutesSince(placed, placed + 60_000)).toBe(1);
  expect(minutesSince(placed, placed - 5000)).toBe(0);
});

test("what is left counts up to the minute that is promised, then below zero", () => {
  const due = at("2026-11-21T18:00:00Z");
  expect(minutesUntil(due, due - 20 * 60_000 - 5000)).toBe(20);
  expect(minutesUntil(due, due - 20 * 60_000 + 5000)).toBe(20);
  expect(minutesUntil(due, due)).toBe(0);
  expect(minutesUntil(due, due + 60_000)).toBe(-1);
});

test("times are those of the wall of the house, wherever the tablet thinks it is", () => {
  const instant = at("2026-11-21T18:30:00Z");
  expect(wallTime(instant, PARIS, "en")).toBe("19:30");
  expect(wallTime(instant, "Asia/Tokyo", "en")).toBe("03:30");
});

test("a day is named where it is another than today's", () => {
  const now = at("2026-11-21T22:30:00Z");
  expect(otherDay(at("2026-11-21T22:59:00Z"), now, PARIS, "en")).toBeNull();
  expect(otherDay(at("2026-11-22T18:00:00Z"), now, PARIS, "en")).toBe("Sun 22");
});

test("an exact time that has passed is tomorrow's", () => {
  const now = at("2026-11-21T22:30:00Z");
  expect(nextInstantAt("23:45", now, PARIS)).toBe(at("2026-11-21T22:45:00Z"));
  expect(nextInstantAt("00:15", now, PARIS)).toBe(at("2026-11-21T23:15:00Z"));
  expect(nextInstantAt("", now, PARIS)).toBeNull();
});
