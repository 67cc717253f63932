import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Menu, TimeRange, Weekday } from "./model.ts";
import { serviceTimesOf } from "./service-times.ts";
import { returnOf, type SoldOutWish, soldOutFrom } from "./sold-out.ts";
import { aMenu, everyDay } from "./testing.ts";
import { instantFrom, wallClock } from "./zone.ts";

const PARIS = "Europe/Paris";
const LUNCH = { start: "11:30", end: "14:30" };
const DINNER = { start: "18:30", end: "22:30" };
const LATE = { start: "18:30", end: "02:00" };

const day = (times: readonly TimeRange[]) => {
  return { label: "", is_open: times.length > 0, times: [...times] };
};
const open = (
  times: readonly TimeRange[],
  over: Partial<Record<Weekday, TimeRange[]>> = {},
): Menu => {
  const closed = Object.entries(over).map(([weekday, times]) => [weekday, day(times)]);
  return aMenu({ active_times: { ...everyDay(day(times)), ...Object.fromEntries(closed) } });
};
const at = (date: string, time: string) =>
  instantFrom(date, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), PARIS);

/** When a choice made at a local time returns, as local date and time. */
function back(wish: SoldOutWish, [date, time]: [string, string], ...menus: Menu[]) {
  const services = serviceTimesOf(menus, PARIS);
  const stored = soldOutFrom(wish, services, at(date, time));
  const instant = returnOf(stored, services);
  if (instant === null) return null;
  const clock = wallClock(instant, PARIS);
  const minutes = String(clock.minutes % 60).padStart(2, "0");
  return `${clock.date} ${String(Math.floor(clock.minutes / 60)).padStart(2, "0")}:${minutes}`;
}

const both = open([LUNCH, DINNER]);

describe("sold out until the next service", () => {
  const wish = { until: "next_service" } as const;

  test("returns with the first service that starts strictly later", () => {
    expect(back(wish, ["2026-11-21", "12:00"], both)).toBe("2026-11-21 18:30");
    expect(back(wish, ["2026-11-21", "18:30"], both)).toBe("2026-11-22 11:30");
    expect(back(wish, ["2026-11-21", "18:29"], both)).toBe("2026-11-21 18:30");
  });

  test("services that touch or overlap are one", () => {
    const lunches = open([LUNCH, { start: "12:00", end: "15:00" }, DINNER]);
    expect(back(wish, ["2026-11-21", "11:45"], lunches)).toBe("2026-11-21 18:30");
    const touching = open([LUNCH, { start: LUNCH.end, end: "16:00" }, DINNER]);
    expect(back(wish, ["2026-11-21", "11:45"], touching)).toBe("2026-11-21 18:30");
  });

  test("a closure of that service moves the return", () => {
    const services = serviceTimesOf([both], PARIS);
    const stored = soldOutFrom(wish, services, at("2026-11-21", "12:00"));
    const closed = serviceTimesOf([open([LUNCH, DINNER], { sat: [LUNCH] })], PARIS);
    expect(returnOf(stored, closed)).toBe(at("2026-11-22", "11:30"));
  });
});

describe("sold out until tomorrow", () => {
  const wish = { until: "tomorrow" } as const;

  test("returns with the first service of the next day, not with tonight's", () => {
    expect(back(wish, ["2026-11-21", "12:00"], both)).toBe("2026-11-22 11:30");
    expect(back(wish, ["2026-11-21", "09:00"], both)).toBe("2026-11-22 11:30");
  });

  test("passes over a date that is closed by exception", () => {
    const closed = { active_times: day([]), time_ranges: [], pickup_time_ranges: [] };
    const menu = { ...both, dates: { "2026-12-25": closed } };
    expect(back(wish, ["2026-12-24", "20:00"], menu)).toBe("2026-12-26 11:30");
  });

  test("passes over a closed day", () => {
    const closed = open([LUNCH, DINNER], { sun: [], mon: [] });
    expect(back(wish, ["2026-11-21", "20:00"], closed)).toBe("2026-11-24 11:30");
  });

  test("a service past midnight belongs to its evening", () => {
    const late = open([LUNCH, LATE]);
    expect(back(wish, ["2026-11-22", "00:30"], late)).toBe("2026-11-22 11:30");
    expect(back(wish, ["2026-11-22", "02:00"], late)).toBe("2026-11-23 11:30");
  });

  test.each([
    ["2026-03-28", "2026-03-29"],
    ["2026-10-24", "2026-10-25"],
  ])(
    "returns at the local time of the service after the night of a clock change (%s)",
    (from, to) => {
      expect(back(wish, [from, "20:00"], both)).toBe(`${to} 11:30`);
      expect(back(wish, [to, "00:30"], open([LUNCH, LATE]))).toBe(`${to} 11:30`);
    },
  );

  test("a service that starts in a skipped hour returns at the first moment after it", () => {
    const night = open([{ start: "02:15", end: "05:00" }]);
    expect(back(wish, ["2026-03-28", "12:00"], night)).toBe("2026-03-29 03:00");
  });

  test("of a dish in several menus the first service of any of them counts", () => {
    const breakfast = { ...open([{ start: "08:00", end: "10:00" }]), menu_id: 2 };
    expect(back(wish, ["2026-11-21", "12:00"], both, breakfast)).toBe("2026-11-22 08:00");
    const off = { ...breakfast, menu_is_available: false };
    expect(back(wish, ["2026-11-21", "12:00"], both, off)).toBe("2026-11-22 11:30");
  });

  test("without any service it doesn't return by itself", () => {
    expect(back(wish, ["2026-11-21", "12:00"], open([]))).toBeNull();
    expect(back(wish, ["2026-11-21", "12:00"])).toBeNull();
  });
});

test("sold out until a weekday: the next one, never the current business day", () => {
  const until = (weekday: Weekday) =>
    back({ until: "weekday", weekday }, ["2026-11-21", "12:00"], both);
  expect([until("mon"), until("sat")]).toEqual(["2026-11-23 11:30", "2026-11-28 11:30"]);
});

test("sold out until a moment returns at that minute, and until further notice never", () => {
  const moment = { until: "moment", at: at("2026-11-21", "17:00") + 59_999 } as const;
  expect(back(moment, ["2026-11-21", "12:00"], both)).toBe("2026-11-21 17:00");
  expect(back({ until: "further_notice" }, ["2026-11-21", "12:00"], both)).toBeNull();
});

test("a menu without hours is served from its first slot on", () => {
  const menu = aMenu({ active_times: {}, pickup_time_ranges: everyDay([LUNCH]), time_ranges: {} });
  expect(back({ until: "tomorrow" }, ["2026-11-21", "12:00"], menu)).toBe("2026-11-22 11:30");
});

test("a return is always later than the choice, and at the start of a service", () => {
  const instants = fc.integer({ min: at("2026-01-01", "00:00"), max: at("2026-12-31", "00:00") });
  const kinds = fc.constantFrom("next_service" as const, "tomorrow" as const);
  const hours = fc.constantFrom([LUNCH, DINNER], [LUNCH, LATE], [LATE], [DINNER]);
  fc.assert(
    fc.property(instants, kinds, hours, (now, until, times) => {
      const services = serviceTimesOf([open(times)], PARIS);
      const instant = returnOf(soldOutFrom({ until }, services, now), services) ?? 0;
      expect(instant).toBeGreaterThan(now);
      expect(services.after(instant - 1)?.from).toBe(instant);
    }),
  );
});
