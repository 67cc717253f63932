import { addDays } from "./zone.ts";

/** Names of the public holidays of metropolitan France (Code du travail, L3133-1). */
export const HOLIDAYS = [
  "new_year",
  "easter_monday",
  "labour_day",
  "victory_day",
  "ascension",
  "whit_monday",
  "national_day",
  "assumption",
  "all_saints",
  "armistice",
  "christmas",
] as const;
export type HolidayName = (typeof HOLIDAYS)[number];
/** `date` is `YYYY-MM-DD`; two holidays may share one. */
export type Holiday = { date: string; name: HolidayName };

/** The public holidays of a year, in the order of their dates. */
export function publicHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const on = (day: string) => `${year}-${day}`;
  const dates: Record<HolidayName, string> = {
    new_year: on("01-01"),
    easter_monday: addDays(easter, 1),
    labour_day: on("05-01"),
    victory_day: on("05-08"),
    ascension: addDays(easter, 39),
    whit_monday: addDays(easter, 50),
    national_day: on("07-14"),
    assumption: on("08-15"),
    all_saints: on("11-01"),
    armistice: on("11-11"),
    christmas: on("12-25"),
  };
  return HOLIDAYS.map((name) => ({ name, date: dates[name] })).sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );
}

/** Meeus, Jones and Butcher's rule for the Gregorian calendar. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const days = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const two = (n: number) => String(n).padStart(2, "0");
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`;
}
