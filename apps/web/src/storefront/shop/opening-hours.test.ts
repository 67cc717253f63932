import { aMenu, everyDay, NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { openState, weekOf } from "./opening-hours.ts";

const PARIS = "Europe/Paris";
const hours = (...times: [string, string][]) => ({
  label: "",
  is_open: times.length > 0,
  times: times.map(([start, end]) => ({ start, end })),
});

test("consecutive days with the same services share a line", () => {
  const menu = aMenu({
    active_times: {
      ...everyDay(hours(["18:30", "22:30"])),
      mon: hours(),
      sun: hours(["12:00", "15:00"]),
    },
  });
  expect(weekOf([menu]).map(({ first, last, times }) => [first, last, times.length])).toEqual([
    ["mon", "mon", 0],
    ["tue", "sat", 1],
    ["sun", "sun", 1],
  ]);
});

test("the restaurant is open whenever one of its menus is served", () => {
  const midday = aMenu({ active_times: everyDay(hours(["11:30", "14:30"])) });
  const evening = aMenu({ menu_id: 2, active_times: everyDay(hours(["18:30", "22:30"])) });
  expect(weekOf([midday, evening])).toEqual([
    {
      first: "mon",
      last: "sun",
      times: [
        { start: "11:30", end: "14:30" },
        { start: "18:30", end: "22:30" },
      ],
    },
  ]);
});

test("during a service it is open until its end; between two services it is closed until the next", () => {
  const menu = aMenu();
  expect(openState([menu], NOON, PARIS)).toEqual({ open: true, until: "14:30" });
  expect(openState([menu], NOON + 4 * 3_600_000, PARIS)).toEqual({
    open: false,
    next: { date: "2026-11-21", time: "18:30" },
  });
});

test("a service past midnight belongs to the day on which it began", () => {
  const menu = aMenu({ active_times: everyDay(hours(["19:00", "01:00"])) });
  expect(openState([menu], NOON + 12.5 * 3_600_000, PARIS)).toEqual({ open: true, until: "01:00" });
});

test("a restaurant without services has no next opening", () => {
  expect(openState([aMenu({ active_times: {} })], NOON, PARIS)).toEqual({
    open: false,
    next: null,
  });
});
