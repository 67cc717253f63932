import type { Hours } from "@noren/contract/staff/hours.ts";
import { type Holiday, publicHolidays } from "@noren/ordering/public-holidays.ts";

/** The next date of each public holiday, in their order. */
export function comingHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  const coming = [...publicHolidays(year), ...publicHolidays(year + 1)].filter(
    ({ date }) => date >= today,
  );
  return coming.filter(({ name }, index) => coming.findIndex((one) => one.name === name) === index);
}

/** Dates within a year from today, and those after it. */
export function byYear(special: Hours["special"], today: string) {
  const end = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return {
    soon: special.filter(({ date }) => date < end),
    later: special.filter(({ date }) => date >= end),
  };
}

/** The hours of a date: closed, others than its weekday's, or the usual ones. */
export function kindOf(special: Hours["special"], date: string): "closed" | "others" | "usual" {
  const own = special.find((one) => one.date === date);
  if (!own) return "usual";
  return own.services.length === 0 ? "closed" : "others";
}
