import { expect, test } from "vitest";
import { spanOf } from "./clock.ts";
import { instantSpans, isOpenAt, isWithin, openSpans } from "./menu-hours.ts";
import { type Menu, type TimeRange, WEEKDAYS, type Weekday } from "./model.ts";
import { aMenu, everyDay } from "./testing.ts";
import { addDays, wallClock } from "./zone.ts";

const hours = (...times: [string, string][]) => ({
  label: "",
  is_open: true,
  times: times.map(([start, end]): TimeRange => ({ start, end })),
});
const MONDAY = "2026-11-23";
const open = (active_times: Menu["active_times"], weekday: Weekday, start: string, end: string) => {
  const date = addDays(MONDAY, WEEKDAYS.indexOf(weekday));
  return isWithin(spanOf({ start, end }), openSpans(aMenu({ active_times }), date));
};

const services = everyDay(hours(["18:30", "22:30"], ["11:30", "14:30"]));

test("a range lies within a single service, from its start to its end", () => {
  expect(open(services, "mon", "11:30", "11:45")).toBe(true);
  expect(open(services, "mon", "14:15", "14:30")).toBe(true);
  expect(open(services, "mon", "18:30", "22:30")).toBe(true);
  expect(open(services, "mon", "11:15", "11:30")).toBe(false);
  expect(open(services, "mon", "14:20", "14:40")).toBe(false);
  expect(open(services, "mon", "14:30", "14:45")).toBe(false);
  expect(open(services, "mon", "14:15", "18:45")).toBe(false);
});

test("adjacent services are merged", () => {
  const touching = everyDay(hours(["14:30", "18:00"], ["11:30", "14:30"]));
  expect(open(touching, "mon", "14:15", "14:45")).toBe(true);
});

test("a closed day has no hours; a day without an entry is unrestricted", () => {
  const closed = { ...hours(["11:30", "14:30"]), is_open: false };
  expect(open({ mon: closed }, "mon", "12:00", "12:15")).toBe(false);
  expect(open({ mon: hours() }, "mon", "12:00", "12:15")).toBe(false);
  expect(open({ mon: closed }, "tue", "03:00", "03:15")).toBe(true);
});

test("a service past midnight extends into the next day, also from Sunday to Monday", () => {
  const late = {
    ...everyDay(hours(["12:00", "14:00"])),
    fri: hours(["18:30", "01:00"]),
    sun: hours(["22:00", "02:00"]),
  };
  expect(open(late, "fri", "23:50", "00:10")).toBe(true);
  expect(open(late, "sat", "00:45", "01:00")).toBe(true);
  expect(open(late, "sat", "00:45", "01:15")).toBe(false);
  expect(open(late, "sun", "00:15", "00:30")).toBe(false);
  expect(open(late, "mon", "01:30", "01:45")).toBe(true);
});

test("a range past midnight may end in an adjacent service of the next day", () => {
  const round = { sun: hours(["18:00", "00:00"]), mon: hours(["00:00", "02:00"]) };
  expect(open(round, "sun", "23:50", "00:10")).toBe(true);
  expect(open({ ...round, mon: hours(["00:05", "02:00"]) }, "sun", "23:50", "00:10")).toBe(false);
});

test.each([
  ["18:00-02:00", "Europe/Paris", "2027-03-27T20:00+01:00", true],
  ["18:00-02:30", "Europe/Paris", "2027-03-28T01:59+01:00", true],
  ["18:00-02:30", "Europe/Paris", "2027-03-28T03:00+02:00", false],
  ["02:30-05:00", "Europe/Paris", "2027-03-28T03:00+02:00", true],
  ["18:00-02:30", "Europe/Paris", "2027-10-31T02:29+02:00", true],
  ["18:00-02:30", "Europe/Paris", "2027-10-31T02:10+01:00", false],
  ["18:00-00:00", "Africa/Cairo", "2026-04-23T23:59+02:00", true],
  ["00:00-02:00", "Africa/Cairo", "2026-04-24T01:00+03:00", true],
  ["18:00-02:15", "Australia/Lord_Howe", "2026-10-04T02:30+11:00", false],
])("in the night when the clocks change, %s in %s at %s: open is %s", (hour, zone, at, isOpen) => {
  const [start = "", end = ""] = hour.split("-");
  const menu = aMenu({ active_times: everyDay(hours([start, end])) });
  const now = Date.parse(at);
  expect(isOpenAt(menu, wallClock(now, zone).date, now, zone)).toBe(isOpen);
});

test("a service inside the skipped hour is none", () => {
  const spans = [spanOf({ start: "02:10", end: "02:50" })];
  expect(instantSpans(spans, "2027-03-28", "Europe/Paris")).toEqual([]);
});
