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
