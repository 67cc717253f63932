import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  addDays,
  instantFrom,
  instantOf,
  instantsFrom,
  instantsOn,
  localTimestamp,
  wallClock,
  weekdayOf,
} from "./zone.ts";

const PARIS = "Europe/Paris";

test("wallClock uses the given time zone, not the visitor's", () => {
  const instant = Date.UTC(2026, 10, 21, 23, 30, 59);
  expect(wallClock(instant, PARIS)).toEqual({ date: "2026-11-22", weekday: "sun", minutes: 30 });
  expect(wallClock(instant, "America/New_York")).toEqual({
    date: "2026-11-21",
    weekday: "sat",
    minutes: 18 * 60 + 30,
  });
  expect(() => wallClock(instant, "Europe/Lyon")).toThrow(RangeError);
});

test("a change of the offset applies at its instant and not a millisecond before", () => {
  const change = Date.UTC(2026, 2, 29, 1);
  expect(wallClock(change - 1, PARIS).minutes).toBe(119);
  expect(wallClock(change, PARIS).minutes).toBe(180);
});

test("instantOf uses the offset of the date", () => {
  expect(instantOf("2026-01-15", 720, PARIS)).toBe(Date.UTC(2026, 0, 15, 11));
  expect(instantOf("2026-07-15", 720, PARIS)).toBe(Date.UTC(2026, 6, 15, 10));
  expect(instantOf("2026-07-15", 1450, PARIS)).toBe(Date.UTC(2026, 6, 15, 22, 10));
});

test("instantOf is null for a time that the day skips", () => {
  expect(instantOf("2026-03-29", 119, PARIS)).toBe(Date.UTC(2026, 2, 29, 0, 59));
  expect(instantOf("2026-03-29", 120, PARIS)).toBeNull();
  expect(instantOf("2026-03-29", 179, PARIS)).toBeNull();
  expect(instantOf("2026-03-29", 180, PARIS)).toBe(Date.UTC(2026, 2, 29, 1));
});

test("instantOf is the first instant of a time that occurs twice", () => {
  expect(instantOf("2026-10-25", 150, PARIS)).toBe(Date.UTC(2026, 9, 25, 0, 30));
  expect(instantOf("2026-10-25", 180, PARIS)).toBe(Date.UTC(2026, 9, 25, 2));
});

test("clocks may change at midnight, or by half an hour", () => {
  expect(instantOf("2026-04-24", 0, "Africa/Cairo")).toBeNull();
  expect(instantOf("2026-04-24", 60, "Africa/Cairo")).toBe(Date.UTC(2026, 3, 23, 22));
  expect(instantOf("2026-10-04", 120, "Australia/Lord_Howe")).toBeNull();
  expect(instantOf("2026-10-04", 150, "Australia/Lord_Howe")).toBe(Date.UTC(2026, 9, 3, 15, 30));
});

test.each([
  ["2027-03-28", 120, PARIS, "2027-03-28T01:00Z"],
  ["2027-03-28", 179, PARIS, "2027-03-28T01:00Z"],
  ["2026-04-24", 0, "Africa/Cairo", "2026-04-23T22:00Z"],
  ["2026-10-04", 125, "Australia/Lord_Howe", "2026-10-03T15:30Z"],
  // Samoa skipped the whole day.
  ["2011-12-30", 720, "Pacific/Apia", "2011-12-30T10:00Z"],
])(
  "instantFrom of a skipped time is the first instant after it: %s, minute %i, %s",
  (date, minutes, zone, first) => {
    expect(instantFrom(date, minutes, zone)).toBe(Date.parse(first));
  },
);

test("addDays and weekdayOf count calendar days", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(["2026-11-21", "2026-11-22", "2026-11-23"].map(weekdayOf)).toEqual(["sat", "sun", "mon"]);
  expect(() => weekdayOf("2026-13-01")).toThrow('"2026-13-01" is not a date');
});

const zone = fc.constantFrom(
  PARIS,
  "America/New_York",
  "Africa/Cairo",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
);
const date = fc.integer({ min: 0, max: 365 }).map((days) => addDays("2026-01-01", days));
const minutes = fc.integer({ min: 0, max: 1439 });

test("wallClock is the inverse of instantOf", () => {
  fc.assert(
    fc.property(zone, date, minutes, (zone, date, minutes) => {
      const instant = instantOf(date, minutes, zone);
      if (instant === null) return;
      expect(wallClock(instant, zone)).toEqual({ date, weekday: weekdayOf(date), minutes });
    }),
  );
});

test.each([
  ["Europe/Paris", "2026-11-21T19:04:05+01:00"],
  ["Europe/Paris", "2026-07-21T00:04:05+02:00"],
  ["America/St_Johns", "2026-11-21T14:34:05-03:30"],
  ["UTC", "2026-11-21T18:04:05+00:00"],
])(
  "localTimestamp writes the local time of %s with its offset, without milliseconds",
  (zone, written) => {
    expect(localTimestamp(Date.parse(written) + 999, zone)).toBe(written);
  },
);

test("without Temporal wallClock gives the same result", () => {
  const anInstant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(zone, anInstant, (zone, instant) => {
      const known = wallClock(instant, zone);
      vi.stubGlobal("Temporal", undefined);
      expect(wallClock(instant, zone)).toEqual(known);
      vi.unstubAllGlobals();
    }),
  );
  vi.stubGlobal("Temporal", undefined);
  expect(() => wallClock(0, "Europe/Lyon")).toThrow(RangeError);
});

test("instantsFrom gives the same result as instantFrom, for the days beside the date too", () => {
  const around = fc.integer({ min: -1440, max: 4320 });
  fc.assert(
    fc.property(zone, date, around, (zone, date, minutes) => {
      expect(instantsFrom(date, zone)(minutes)).toBe(instantFrom(date, minutes, zone));
    }),
    { numRuns: 400 },
  );
});

test("instantsOn gives the same result as instantOf", () => {
  fc.assert(
    fc.property(zone, date, minutes, (zone, date, minutes) => {
      expect(instantsOn(date, zone)(minutes)).toBe(instantOf(date, minutes, zone));
    }),
    { numRuns: 400 },
  );
  for (const date of ["2026-03-28", "2026-03-29", "2026-03-30", "2026-10-25", "2026-10-26"]) {
    for (let minutes = 0; minutes < 1440; minutes += 30) {
      expect(instantsOn(date, PARIS)(minutes)).toBe(instantOf(date, minutes, PARIS));
    }
  }
});
