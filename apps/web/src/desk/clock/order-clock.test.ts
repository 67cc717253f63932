import { expect, test } from "vitest";
import {
  countdown,
  countedFrom,
  dueDay,
  exactInstant,
  minutesSince,
  minutesUntil,
  otherDay,
} from "./order-clock.ts";

const PARIS = "Europe/Paris";
const at = (text: string) => Date.parse(text);

test("waiting time is in whole minutes, rounded down, and never negative", () => {
  const placed = at("2026-11-21T18:00:00Z");
  expect(minutesSince(placed, placed + 59_000)).toBe(0);
  expect(minutesSince(placed, placed + 60_000)).toBe(1);
  expect(minutesSince(placed, placed - 5000)).toBe(0);
});

test("time left is in whole minutes until the promised one, then negative", () => {
  const due = at("2026-11-21T18:00:00Z");
  expect(minutesUntil(due, due - 20 * 60_000 - 5000)).toBe(20);
  expect(minutesUntil(due, due - 20 * 60_000 + 5000)).toBe(20);
  expect(minutesUntil(due, due)).toBe(0);
  expect(minutesUntil(due, due + 60_000)).toBe(-1);
});

test("a day is named if it is not today", () => {
  const now = at("2026-11-21T22:30:00Z");
  expect(otherDay(at("2026-11-21T22:59:00Z"), now, PARIS, "en")).toBeNull();
  expect(otherDay(at("2026-11-22T18:00:00Z"), now, PARIS, "en")).toBe("Sun 22");
});

test("the day of a due time is not named within six hours of it, so that an order is late after midnight too", () => {
  const due = at("2026-11-21T22:55:00Z");
  expect(dueDay(due, at("2026-11-21T23:05:00Z"), PARIS, "en")).toBeNull();
  expect(dueDay(due, at("2026-11-22T04:55:00Z"), PARIS, "en")).toBe("Sat 21");
  expect(dueDay(at("2026-11-21T23:10:00Z"), due, PARIS, "en")).toBeNull();
  expect(dueDay(at("2026-11-22T18:00:00Z"), due, PARIS, "en")).toBe("Sun 22");
  expect(dueDay(due, at("2026-11-21T11:00:00Z"), PARIS, "en")).toBeNull();
});

test("minutes count from now, or from the wanted time where even the longest choice would be earlier", () => {
  const now = at("2026-11-21T11:00:00Z");
  const soon = now + 30 * 60_000;
  const later = soon + 60_000;
  expect(countedFrom(soon, now, 30)).toBe(now);
  expect(countedFrom(later, now, 30)).toBe(later);
  expect(countedFrom(now - 60_000, now, 30)).toBe(now);
});

test("an exact time that has passed means tomorrow", () => {
  const now = at("2026-11-21T22:30:00Z");
  expect(exactInstant("23:45", now, now, PARIS)).toBe(at("2026-11-21T22:45:00Z"));
  expect(exactInstant("00:15", now, now, PARIS)).toBe(at("2026-11-21T23:15:00Z"));
  expect(exactInstant("", now, now, PARIS)).toBeNull();
});

test("an exact time for an order of another day is on that day", () => {
  const now = at("2026-11-21T11:00:00Z");
  const tuesday = at("2026-11-24T10:30:00Z");
  expect(exactInstant("12:00", tuesday, now, PARIS)).toBe(at("2026-11-24T11:00:00Z"));
  expect(exactInstant("10:00", tuesday, now, PARIS)).toBe(at("2026-11-24T09:00:00Z"));
});

test("an exact time that the clocks skip is the first instant after it, also a midnight", () => {
  const night = at("2027-03-28T00:30:00Z");
  expect(exactInstant("02:30", night, night, PARIS)).toBe(at("2027-03-28T01:00:00Z"));
  // Beirut's clocks skip from midnight to 01:00.
  const noon = at("2027-03-27T10:00:00Z");
  expect(exactInstant("19:00", noon + 86_400_000, noon, "Asia/Beirut")).toBe(
    at("2027-03-28T16:00:00Z"),
  );
});

test("a countdown shows the second in progress, and is empty below zero", () => {
  expect([90_000, 89_001, 60_000, 9_000, 1, 0, -5000].map(countdown)).toEqual([
    "1:30",
    "1:30",
    "1:00",
    "0:09",
    "0:01",
    "0:00",
    "0:00",
  ]);
});
