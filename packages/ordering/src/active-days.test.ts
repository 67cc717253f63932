import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ActiveDays, activityAt, businessDate, isActiveOn } from "./active-days.ts";
import { isActiveAt } from "./activity.ts";
import { type TimeRange, WEEKDAYS } from "./model.ts";
import { aMenu, everyDay, NOON } from "./testing.ts";
import { addDays, instantFrom } from "./zone.ts";

const PARIS = "Europe/Paris";

function openAt(times: TimeRange[], timezone = PARIS) {
  const active_times = everyDay({ label: "", is_open: true, times });
  return { menus: [aMenu({ active_times })], timezone };
}

const evening = openAt([{ start: "18:30", end: "22:30" }]);
const night = openAt([{ start: "18:30", end: "01:00" }]);
const always = openAt([{ start: "00:00", end: "00:00" }]);

const someDays = (over: Partial<ActiveDays>): ActiveDays => {
  return { first_date: null, last_date: null, weekdays: [], ...over };
};

/** The instant of a local time of Paris. */
const at = (date: string, time: string, timezone = PARIS) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return instantFrom(date, hours * 60 + minutes, timezone);
};

describe("businessDate", () => {
  test("it changes at midnight where no service runs past it", () => {
    expect(businessDate(evening, at("2026-11-27", "24:00") - 1)).toBe("2026-11-27");
    expect(businessDate(evening, at("2026-11-27", "24:00"))).toBe("2026-11-28");
  });

  test("a service past midnight belongs to its evening: the date changes when it closes", () => {
    expect(businessDate(night, at("2026-11-28", "00:00"))).toBe("2026-11-27");
    expect(businessDate(night, at("2026-11-28", "01:00") - 1)).toBe("2026-11-27");
    expect(businessDate(night, at("2026-11-28", "01:00"))).toBe("2026-11-28");
  });

  test("it changes at midnight in a restaurant open round the clock, and in one without menus", () => {
    for (const restaurant of [always, { menus: [], timezone: PARIS }]) {
      expect(businessDate(restaurant, at("2026-11-28", "00:00") - 1)).toBe("2026-11-27");
      expect(businessDate(restaurant, at("2026-11-28", "00:00"))).toBe("2026-11-28");
    }
  });
});

describe("activityAt", () => {
  /** Whether it applies at that instant, and the instant of the next change. */
  function next(over: Partial<ActiveDays>, now: number, restaurant = evening) {
    const { is_active, changes_at } = activityAt(someDays(over), restaurant, now);
    return [is_active, changes_at[0] ?? null];
  }

  test("without dates and weekdays it applies always", () => {
    expect(activityAt(someDays({}), evening, NOON)).toEqual({ is_active: true, changes_at: [] });
  });

  test("both dates are inclusive: from the start of the first to the end of the last", () => {
    const days = { first_date: "2026-12-01", last_date: "2026-12-24" };
    const start = at("2026-12-01", "00:00");
    const end = at("2026-12-24", "24:00");
    expect(next(days, NOON)).toEqual([false, start]);
    expect(next(days, start - 1)).toEqual([false, start]);
    expect(next(days, start)).toEqual([true, end]);
    expect(next(days, end - 1)).toEqual([true, end]);
    expect(next(days, end)).toEqual([false, null]);
  });

  test("one date alone leaves the other side open", () => {
    expect(next({ first_date: "2026-11-21" }, NOON)).toEqual([true, null]);
    expect(next({ last_date: "2026-11-21" }, NOON)).toEqual([true, at("2026-11-21", "24:00")]);
  });

  test("weekdays that follow each other are one period; it returns each week", () => {
    const days: Partial<ActiveDays> = { weekdays: ["mon", "tue"] };
    const monday = at("2026-11-23", "00:00");
    const wednesday = at("2026-11-25", "00:00");
    expect(next(days, monday - 1)).toEqual([false, monday]);
    expect(next(days, monday)).toEqual([true, wednesday]);
    expect(next(days, wednesday - 1)).toEqual([true, wednesday]);
    expect(next(days, wednesday)).toEqual([false, at("2026-11-30", "00:00")]);
  });

  test("the changes of two weeks are known in advance", () => {
    const dates = ["2026-11-24", "2026-11-25", "2026-12-01", "2026-12-02"];
    expect(activityAt(someDays({ weekdays: ["tue"] }), evening, NOON)).toEqual({
      is_active: false,
      changes_at: dates.map((date) => at(date, "00:00")),
    });
  });

  test("dates and weekdays both have to match: the first weekday within the dates counts", () => {
    const thursday = ["2027-02-04", "2027-02-05"].map((date) => at(date, "00:00"));
    const days = someDays({
      first_date: "2027-02-01",
      last_date: "2027-02-10",
      weekdays: ["thu"],
    });
    // The next Thursday lies after the last date.
    expect(activityAt(days, evening, NOON)).toEqual({ is_active: false, changes_at: thursday });
  });

  test("a service past midnight belongs to its evening, at both edges", () => {
    const friday: Partial<ActiveDays> = { weekdays: ["fri"] };
    const start = at("2026-11-27", "01:00");
    const end = at("2026-11-28", "01:00");
    expect(next(friday, start - 1, night)).toEqual([false, start]);
    expect(next(friday, start, night)).toEqual([true, end]);
    expect(next(friday, end - 1, night)).toEqual([true, end]);
    expect(next(friday, end, night)[0]).toBe(false);
  });

  test.each([
    // 23 hours: from UTC+1 to UTC+2.
    ["2026-03-29", Date.UTC(2026, 2, 28, 23), Date.UTC(2026, 2, 29, 22)],
    // 25 hours: from UTC+2 to UTC+1.
    ["2026-10-25", Date.UTC(2026, 9, 24, 22), Date.UTC(2026, 9, 25, 23)],
  ])("a day on which the clocks change lasts from midnight to midnight: %s", (date, start, end) => {
    const days = { first_date: date, last_date: date };
    expect(next(days, start - 1)).toEqual([false, start]);
    expect(next(days, start)).toEqual([true, end]);
    expect(next(days, end)[0]).toBe(false);
  });

  test.each([
    // Closes at 02:30, which the clocks skip: at 03:00 instead.
    ["2026-03-28", Date.UTC(2026, 2, 29, 1)],
    // Closes at 02:30, which exists twice: the first one.
    ["2026-10-24", Date.UTC(2026, 9, 25, 0, 30)],
  ])("the service of the night on which the clocks change ends its evening: %s", (date, end) => {
    const late = openAt([{ start: "18:30", end: "02:30" }]);
    const days = { last_date: date };
    expect(next(days, end - 1, late)).toEqual([true, end]);
    expect(next(days, end, late)[0]).toBe(false);
  });

  test("a midnight that the clocks skip is the first minute after it", () => {
    const beirut = openAt([{ start: "18:30", end: "22:30" }], "Asia/Beirut");
    const skipped = Date.UTC(2026, 2, 28, 22);
    const days = { first_date: "2026-03-29" };
    expect(next(days, skipped - 1, beirut)).toEqual([false, skipped]);
    expect(next(days, skipped, beirut)[0]).toBe(true);
  });

  test("the restaurant's time zone counts", () => {
    const newYork = openAt([{ start: "18:30", end: "22:30" }], "America/New_York");
    const start = at("2026-12-01", "00:00", "America/New_York");
    expect(next({ first_date: "2026-12-01" }, NOON, newYork)).toEqual([false, start]);
    expect(start).toBe(Date.UTC(2026, 11, 1, 5));
  });
});

const dates = fc.integer({ min: -20, max: 20 }).map((days) => addDays("2026-10-25", days));

const anyDays: fc.Arbitrary<ActiveDays> = fc.record({
  first_date: fc.option(dates),
  last_date: fc.option(dates),
  weekdays: fc.subarray([...WEEKDAYS]),
});

const anyRestaurant = fc.constantFrom(evening, night, always, openAt([]), {
  ...night,
  timezone: "America/New_York",
});

const anyInstant = fc
  .integer({ min: -25 * 24 * 60, max: 25 * 24 * 60 })
  .map((minutes) => at("2026-10-25", "00:00") + minutes * 60_000);

test("until its last change an activity says what the days say at that instant", () => {
  fc.assert(
    fc.property(anyDays, anyRestaurant, anyInstant, (days, restaurant, now) => {
      const activity = activityAt(days, restaurant, now);
      const { changes_at } = activity;
      expect(changes_at).toEqual([...new Set(changes_at)].sort((a, b) => a - b));
      const last = changes_at.length < 4 ? now + 60 * 24 * 3_600_000 : Number(changes_at.at(-1));
      const spread = Array.from({ length: 20 }, (_, i) => now + ((last - now) * i) / 20);
      const edges = changes_at.flatMap((instant) => [instant - 1, instant]);
      for (const instant of [now, ...spread, ...edges].map(Math.floor))
        expect(isActiveAt(activity, instant)).toBe(
          isActiveOn(days, businessDate(restaurant, instant)),
        );
    }),
  );
});

test("business dates never go back, and each lasts from 12 to 36 hours", () => {
  fc.assert(
    fc.property(anyRestaurant, anyInstant, (restaurant, now) => {
      const date = businessDate(restaurant, now);
      expect(businessDate(restaurant, now + 12 * 3_600_000) >= date).toBe(true);
      expect(businessDate(restaurant, now + 36 * 3_600_000) > date).toBe(true);
    }),
  );
});
