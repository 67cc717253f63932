import { MINUTES_PER_DAY } from "./clock.ts";
import { WEEKDAYS, type Weekday } from "./model.ts";
import { offsetAt } from "./zone-offset.ts";

/**
 * Every conversion between an instant and the restaurant's wall clock. Instants are epoch
 * milliseconds, dates `YYYY-MM-DD`, zones IANA names (an unknown one throws a `RangeError`).
 */

export type WallClock = { date: string; weekday: Weekday; minutes: number };

const MINUTE = 60_000;
const DAY = MINUTES_PER_DAY * MINUTE;

/** Local date, weekday and time of an instant; `minutes` since midnight, seconds dropped. */
export function wallClock(instant: number, timezone: string): WallClock {
  const wall = instant + offsetAt(instant, timezone);
  const date = dateOf(wall);
  const minutes = Math.floor((wall - midnightOf(date)) / MINUTE);
  return { date, weekday: weekdayOf(date), minutes };
}

/** Local time of an instant with its offset, such as `2026-11-21T19:04:05+01:00`. */
export function localTimestamp(instant: number, timezone: string): string {
  const offset = offsetAt(instant, timezone);
  const time = new Date(instant + offset).toISOString().slice(0, "YYYY-MM-DDTHH:MM:SS".length);
  const size = new Date(Math.abs(offset))
    .toISOString()
    .slice("YYYY-MM-DDT".length, -":SS.sssZ".length);
  return `${time}${offset < 0 ? "-" : "+"}${size}`;
}

/**
 * The instant of a local time: the first one if it occurs twice, `null` if the day skips it.
 * Minutes from 1440 on count into the next day.
 */
export function instantOf(date: string, minutes: number, timezone: string): number | null {
  const wall = midnightOf(date) + minutes * MINUTE;
  const offsets = [offsetAt(wall - DAY, timezone), offsetAt(wall + DAY, timezone)];
  const instants = offsets
    .map((offset) => ({ offset, instant: wall - offset }))
    .filter(({ offset, instant }) => offsetAt(instant, timezone) === offset)
    .map(({ instant }) => instant);
  return instants.length === 0 ? null : Math.min(...instants);
}

/** `instantOf`, or the first instant after a skipped time. */
export function instantFrom(date: string, minutes: number, timezone: string): number {
  return (
    instantOf(date, minutes, timezone) ??
    firstAfterGap(midnightOf(date) + minutes * MINUTE, timezone)
  );
}

/** Bisects between the two readings of a skipped time: the clocks change in between. */
function firstAfterGap(wall: number, timezone: string): number {
  const after = offsetAt(wall + DAY, timezone);
  let last = wall - after;
  let first = wall - offsetAt(wall - DAY, timezone);
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (offsetAt(middle, timezone) === after) first = middle;
    else last = middle;
  }
  return first;
}

/**
 * `instantFrom` for many times of a date and of the days beside it (-1440 to 4320): two offset
 * look-ups unless the offset changes.
 */
export function instantsFrom(date: string, timezone: string): (minutes: number) => number {
  const midnight = midnightOf(date);
  const offset = offsetAt(midnight - 2 * DAY, timezone);
  const steady = offsetAt(midnight + 4 * DAY, timezone) === offset;
  if (steady) return (minutes) => midnight + minutes * MINUTE - offset;
  return (minutes) => instantFrom(date, minutes, timezone);
}

/**
 * `instantOf` for many times (0 to 1439) of one date: three offset look-ups unless the offset
 * changes.
 */
export function instantsOn(date: string, timezone: string): (minutes: number) => number | null {
  const midnight = midnightOf(date);
  const offset = offsetAt(midnight, timezone);
  const start = midnight - offset;
  const steady = offsetAt(start, timezone) === offset && offsetAt(start + DAY, timezone) === offset;
  if (steady) return (minutes) => start + minutes * MINUTE;
  return (minutes) => instantOf(date, minutes, timezone);
}

export function addDays(date: string, days: number): string {
  return dateOf(midnightOf(date) + days * DAY);
}

export function weekdayOf(date: string): Weekday {
  const sinceMonday = (new Date(midnightOf(date)).getUTCDay() + 6) % 7;
  const weekday = WEEKDAYS[sinceMonday];
  if (!weekday) throw new RangeError(`"${date}" is not a date`);
  return weekday;
}

function midnightOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}
