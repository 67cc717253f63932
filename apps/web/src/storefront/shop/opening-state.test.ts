import { aMenu, everyDay, NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { openState } from "./opening-state.ts";

const PARIS = "Europe/Paris";
const hours = (...times: [string, string][]) => ({
  label: "",
  is_open: times.length > 0,
  times: times.map(([start, end]) => ({ start, end })),
});

test("during a service it is open until its end; between two services it is closed until the next", () => {
  const menu = aMenu();
  expect(openState([menu], NOON, PARIS)).toEqual({ open: true, until: "14:30" });
  expect(openState([menu], NOON + 4 * 3_600_000, PARIS)).toEqual({
    open: false,
    next: { date: "2026-11-21", time: "18:30" },
  });
});

test("services that touch or overlap are one, of several menus too; round the clock has no end", () => {
  const at = (...times: [string, string][]) => aMenu({ active_times: everyDay(hours(...times)) });
  const now = NOON + 2 * 3_600_000;
  const until = (...menus: ReturnType<typeof aMenu>[]) => openState(menus, now, PARIS);
  expect(until(at(["11:30", "15:00"]), at(["15:00", "22:30"]))).toEqual({
    open: true,
    until: "22:30",
  });
  expect(until(at(["11:30", "14:45"]), at(["12:00", "22:30"]))).toMatchObject({ until: "22:30" });
  expect(until(at(["00:00", "00:00"]))).toEqual({ open: true, until: null });
});

test("a service past midnight belongs to the day on which it began", () => {
  const menu = aMenu({ active_times: everyDay(hours(["19:00", "01:00"])) });
  expect(openState([menu], NOON + 12.5 * 3_600_000, PARIS)).toEqual({ open: true, until: "01:00" });
});

test.each([
  ["18:00", "02:00", "2027-03-27T20:00+01:00", "03:00"],
  ["18:00", "02:30", "2027-03-28T01:59+01:00", "03:00"],
  ["02:15", "05:00", "2027-03-28T03:00+02:00", "05:00"],
  // 02:30 exists twice; the first one counts.
  ["18:00", "02:30", "2027-10-31T02:29+02:00", "02:30"],
])(
  "a service from %s to %s in the night when the clocks change is open at %s until %s",
  (start, end, at, until) => {
    const menu = aMenu({ active_times: everyDay(hours([start, end])) });
    expect(openState([menu], Date.parse(at), PARIS)).toEqual({ open: true, until });
  },
);

test("a service that starts in the skipped hour opens after it; one that lies inside it is none", () => {
  const now = Date.parse("2027-03-28T01:30+01:00");
  const next = (...times: [string, string][]) =>
    openState([aMenu({ active_times: everyDay(hours(...times)) })], now, PARIS);
  const opens = { date: "2027-03-28", time: "03:00" };
  expect(next(["02:15", "05:00"])).toEqual({ open: false, next: opens });
  expect(next(["02:15", "02:45"], ["12:00", "14:00"])).toEqual({
    open: false,
    next: { date: "2027-03-28", time: "12:00" },
  });
});

test("a restaurant without services has no next opening", () => {
  expect(openState([aMenu({ active_times: {} })], NOON, PARIS)).toEqual({
    open: false,
    next: null,
  });
});
