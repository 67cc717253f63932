import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { knownDay, listsOn, menuAsOf } from "./day-lists.ts";
import { openSpans } from "./menu-hours.ts";
import { type DayLists, type Menu, WEEKDAYS } from "./model.ts";
import { endOfDay, nextOpening } from "./pause.ts";
import { openDays } from "./slots.ts";
import { aMenu, aSlotInput, aSlotSettings, everyDay } from "./testing.ts";
import { addDays, instantFrom, weekdayOf } from "./zone.ts";

const PARIS = "Europe/Paris";
/** Friday. */
const CHRISTMAS = "2026-12-25";
const CLOSED: DayLists = {
  active_times: { label: "Vendredi", is_open: false, times: [] },
  time_ranges: [],
  pickup_time_ranges: [],
};
const closed = aMenu({ dates: { [CHRISTMAS]: CLOSED } });

describe("the menu on the wire", () => {
  test("is unchanged while no date within 14 days has hours of its own", () => {
    for (const today of ["2026-12-10", "2026-12-27"])
      expect(menuAsOf(closed, today)).toEqual(aMenu());
  });

  test("says a date from 14 days ahead until the day after it", () => {
    const known = (today: string) => Object.keys(menuAsOf(closed, today).dates);
    expect(["2026-12-10", "2026-12-11", "2026-12-26", "2026-12-27"].map(known)).toEqual([
      [],
      [CHRISTMAS],
      [CHRISTMAS],
      [],
    ]);
  });

  test("has the lists of the coming seven dates by weekday, and the ordinary ones in usual", () => {
    const { active_times, time_ranges, usual } = menuAsOf(closed, "2026-12-19");
    expect([active_times.fri, time_ranges.fri]).toEqual([CLOSED.active_times, []]);
    expect(active_times.thu).toEqual(aMenu().active_times.thu);
    expect(Object.keys(usual)).toEqual(["fri"]);
    expect(usual.fri?.time_ranges).toEqual(aMenu().time_ranges.fri);
    for (const today of ["2026-12-18", "2026-12-26"]) {
      const { active_times: other, usual: none } = menuAsOf(closed, today);
      expect(none).toEqual({});
      expect(other.fri?.is_open).toBe(true);
    }
  });

  test("a weekday without hours is closed on its date, and stays unrestricted otherwise", () => {
    const shown = menuAsOf({ ...closed, active_times: {} }, "2026-12-20");
    expect(shown.active_times).toEqual({ fri: CLOSED.active_times });
    expect(openSpans(shown, CHRISTMAS)).toEqual([]);
    expect(openSpans(shown, "2027-01-01")).toBeNull();
  });

  test("what it says changes with the day while a date is known", () => {
    expect(knownDay([aMenu(), closed], "2026-12-11")).toBe("2026-12-11");
    expect(knownDay([aMenu(), closed], "2026-12-10")).toBeNull();
  });
});

const dayLists = fc.constantFrom<DayLists>(
  CLOSED,
  { ...CLOSED, active_times: null },
  {
    active_times: { label: "", is_open: true, times: [{ start: "20:00", end: "02:00" }] },
    time_ranges: [{ start: "20:00", end: "20:30" }],
    pickup_time_ranges: [{ start: "00:30", end: "01:00" }],
  },
);

test("a menu offers the same slots as stored and as the wire says it, also around the change to winter time", () => {
  const menus = fc
    .record({
      dates: fc.dictionary(
        fc.integer({ min: -2, max: 17 }).map((days) => addDays("2026-10-20", days)),
        dayLists,
      ),
      isNightly: fc.boolean(),
      isUnrestricted: fc.boolean(),
    })
    .map(({ dates, isNightly, isUnrestricted }): Menu => {
      const times = [{ start: "18:30", end: isNightly ? "02:30" : "22:30" }];
      const hours = everyDay({ label: "", is_open: true, times });
      const night = [{ start: "00:30", end: "01:00" }, ...(aMenu().time_ranges.mon ?? [])];
      return aMenu({
        dates,
        active_times: isUnrestricted ? {} : hours,
        time_ranges: everyDay(night),
      });
    });
  fc.assert(
    fc.property(menus, fc.integer({ min: 0, max: 47 }), (menu, hour) => {
      const now = Date.UTC(2026, 9, 20, hour);
      const today = hour < 22 ? "2026-10-20" : hour < 46 ? "2026-10-21" : "2026-10-22";
      const wire = menuAsOf(menu, today);
      const daysOf = (one: Menu) =>
        openDays(aSlotInput({ menus: [one], now, settings: aSlotSettings() }));
      expect(daysOf(wire)).toEqual(daysOf(menu));
      for (let ahead = 0; ahead < WEEKDAYS.length; ahead++) {
        const date = addDays(today, ahead);
        const { active_times, time_ranges } = listsOn(menu, date);
        expect(wire.active_times[weekdayOf(date)] ?? null).toEqual(active_times);
        expect(wire.time_ranges[weekdayOf(date)]).toEqual(time_ranges);
      }
    }),
    { numRuns: 100 },
  );
});

describe("opening hours on dates", () => {
  const nights = everyDay({ label: "", is_open: true, times: [{ start: "18:00", end: "01:00" }] });
  const nightly = aMenu({ active_times: nights, dates: { [CHRISTMAS]: CLOSED } });

  test("a service past midnight into a closed date ends at its own time", () => {
    expect(openSpans(nightly, CHRISTMAS)).toEqual([
      { from: -360, to: 60 },
      { from: 2520, to: 2940 },
    ]);
    const afterMidnight = instantFrom(CHRISTMAS, 30, PARIS);
    expect(endOfDay({ menus: [nightly], timezone: PARIS }, afterMidnight)).toBe(
      instantFrom(CHRISTMAS, 60, PARIS),
    );
  });

  test("a slot that ends in a closed date is not offered, a week later it is", () => {
    const roundTheClock = { label: "", is_open: true, times: [{ start: "00:00", end: "00:00" }] };
    const menu = aMenu({
      active_times: everyDay(roundTheClock),
      time_ranges: everyDay([{ start: "23:45", end: "00:15" }]),
      dates: { [CHRISTMAS]: CLOSED },
    });
    const now = instantFrom("2026-12-22", 720, PARIS);
    const days = openDays(aSlotInput({ menus: [menu], now })).map(({ date }) => date);
    expect(days.slice(0, 4)).toEqual(["2026-12-22", "2026-12-23", "2026-12-26", "2026-12-27"]);
    expect(days).toContain("2026-12-31");
  });

  test("the next opening lies after a closed date", () => {
    const noon = instantFrom(CHRISTMAS, 720, PARIS);
    expect(nextOpening({ menus: [nightly], timezone: PARIS }, noon)).toBe(
      instantFrom("2026-12-26", 18 * 60, PARIS),
    );
  });
});
