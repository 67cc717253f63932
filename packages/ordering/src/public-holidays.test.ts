import { expect, test } from "vitest";
import { publicHolidays } from "./public-holidays.ts";

const dateOf = (year: number, name: string) =>
  publicHolidays(year).find((holiday) => holiday.name === name)?.date;

test.each([
  [2024, "2024-04-01"],
  [2025, "2025-04-21"],
  [2026, "2026-04-06"],
  [2027, "2027-03-29"],
  [2038, "2038-04-26"],
])("Easter Monday of %i is %s", (year, date) => {
  expect(dateOf(year, "easter_monday")).toBe(date);
});

test("Ascension and Whit Monday of 2026 are 39 and 50 days after Easter", () => {
  expect(dateOf(2026, "ascension")).toBe("2026-05-14");
  expect(dateOf(2026, "whit_monday")).toBe("2026-05-25");
});

test("a year has eleven holidays in the order of their dates, two of which may share one", () => {
  for (const year of [2008, 2026]) {
    const dates = publicHolidays(year).map(({ date }) => date);
    expect(dates).toHaveLength(11);
    expect(dates).toEqual([...dates].sort());
  }
  expect(new Set(publicHolidays(2008).map(({ date }) => date)).size).toBe(10);
});
