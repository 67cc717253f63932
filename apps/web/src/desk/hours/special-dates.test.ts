import { expect, test } from "vitest";
import { comingHolidays, kindOf } from "./special-dates.ts";

test("the holidays of the coming year begin with today's and end before today's date", () => {
  const dates = comingHolidays("2026-12-25").map(({ date }) => date);
  expect([dates[0], dates[1], dates.at(-1)]).toEqual(["2026-12-25", "2027-01-01", "2027-11-11"]);
  expect(dates).toHaveLength(11);
});

test("each holiday is there once, whatever the day: Easter may come twice in a year or not at all", () => {
  for (const today of ["2026-04-06", "2026-04-07", "2027-03-29", "2028-02-29", "2030-01-01"]) {
    const holidays = comingHolidays(today);
    expect(new Set(holidays.map(({ name }) => name)).size, today).toBe(11);
    expect(holidays, today).toHaveLength(11);
  }
});

test("a date is closed, has other hours, or the usual ones", () => {
  const service = { start: "18:00", end: "20:00", slot_minutes: 30, order_types: [], menus: [] };
  const open = { ...service, first_order: null, last_order: null };
  const special = [
    { date: "2026-12-25", services: [] },
    { date: "2026-12-24", services: [open] },
  ];
  const kinds = ["2026-12-25", "2026-12-24", "2026-12-23"].map((date) => kindOf(special, date));
  expect(kinds).toEqual(["closed", "others", "usual"]);
});
