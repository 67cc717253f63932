import type { Activity } from "./activity.ts";
import type { Menu, Weekday } from "./model.ts";
import { endOfDay } from "./pause.ts";
import { addDays, instantFrom, wallClock, weekdayOf } from "./zone.ts";

/**
 * The business dates on which an offer or a coupon applies, by the moment of ordering: both dates
 * inclusive; null and an empty list do not restrict.
 */
export type ActiveDays = {
  first_date: string | null;
  last_date: string | null;
  weekdays: readonly Weekday[];
};

type Restaurant = { menus: readonly Menu[]; timezone: string };

const NOON_MINUTES = 720;

/**
 * The business date of an instant: a service that runs past midnight belongs to the day on which it
 * starts (rules.md, Slots), so its date lasts until it closes, as in `endOfDay`.
 */
export function businessDate(restaurant: Restaurant, now: number): string {
  return addDays(wallClock(endOfDay(restaurant, now), restaurant.timezone).date, -1);
}

/** The number of changes that are announced: two weeks of an offer on one weekday. */
const KNOWN_CHANGES = 4;

/** The state and its next changes, so that a page stays right without asking again. */
export function activityAt(days: ActiveDays, restaurant: Restaurant, now: number): Activity {
  if (!isRestricted(days)) return { is_active: true, changes_at: [] };
  const today = businessDate(restaurant, now);
  const changes_at: number[] = [];
  let date: string | undefined = today;
  while (changes_at.length < KNOWN_CHANGES) {
    date = nextChange(days, date);
    if (date === undefined) break;
    changes_at.push(startOf(date, restaurant));
  }
  return { is_active: isActiveOn(days, today), changes_at };
}

export function isActiveOn({ first_date, last_date, weekdays }: ActiveDays, date: string): boolean {
  return (
    (first_date === null || first_date <= date) &&
    (last_date === null || date <= last_date) &&
    (weekdays.length === 0 || weekdays.includes(weekdayOf(date)))
  );
}

function isRestricted({ first_date, last_date, weekdays }: ActiveDays): boolean {
  return first_date !== null || last_date !== null || weekdays.length > 0;
}

/** The first later date with another state: weekdays repeat after seven days. */
function nextChange(days: ActiveDays, after: string): string | undefined {
  const { first_date, last_date } = days;
  const isActive = isActiveOn(days, after);
  return [
    ...week(addDays(after, 1)),
    ...(first_date === null ? [] : week(first_date)),
    ...(last_date === null ? [] : [addDays(last_date, 1)]),
  ]
    .filter((date) => date > after && isActiveOn(days, date) !== isActive)
    .sort()[0];
}

function week(first: string): string[] {
  return Array.from({ length: 7 }, (_, days) => addDays(first, days));
}

/** When a business date starts: the end of the one before. */
function startOf(date: string, restaurant: Restaurant): number {
  const noon = instantFrom(addDays(date, -1), NOON_MINUTES, restaurant.timezone);
  return endOfDay(restaurant, noon);
}
