import { formatShortDate } from "@noren/contract/format/dates.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { addDays, instantFrom, wallClock } from "@noren/ordering/zone.ts";

const MINUTE_MS = 60_000;
/** Across midnight, minutes say more than a day as long as an order is of the same service. */
const SAME_SERVICE_MS = 6 * 60 * MINUTE_MS;

/**
 * Whole minutes since an instant, rounded down; never negative, for clocks that are slightly off.
 */
export function minutesSince(instant: number, now: number): number {
  return Math.max(0, Math.floor((now - instant) / MINUTE_MS));
}

/** Minutes until an instant, rounded to the nearest; negative once it has passed. */
export function minutesUntil(instant: number, now: number): number {
  return Math.round((instant - now) / MINUTE_MS);
}

/** Remaining time as `m:ss`; "" once it is over. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The day of an instant if it is not today, as "sam. 21"; else null. */
export function otherDay(
  instant: number,
  now: number,
  timezone: string,
  locale: Locale,
): string | null {
  const { date } = wallClock(instant, timezone);
  return date === wallClock(now, timezone).date ? null : formatShortDate(date, locale);
}

/** The day of a due time that is neither today nor within hours; else null. */
export function dueDay(due: number, now: number, timezone: string, locale: Locale): string | null {
  return Math.abs(due - now) < SAME_SERVICE_MS ? null : otherDay(due, now, timezone, locale);
}

/**
 * The next instant at which it is `HH:MM` in the restaurant's time zone; null where that is not a
 * time.
 */
function nextInstantAt(time: string, now: number, timezone: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const { date } = wallClock(now, timezone);
  const ofDay = Number(hours) * 60 + Number(minutes);
  const today = instantFrom(date, ofDay, timezone);
  return today > now - MINUTE_MS ? today : instantFrom(addDays(date, 1), ofDay, timezone);
}

/**
 * Base of the minutes on the buttons: now, or the wanted time where even the longest choice would
 * be earlier than that.
 */
export function countedFrom(wanted: number, now: number, longest: number): number {
  return wanted > now + longest * MINUTE_MS ? wanted : now;
}

/**
 * The instant of an exact promised time: on the day of the wanted time if that is later, else the
 * next such time.
 */
export function exactInstant(
  time: string,
  wanted: number,
  now: number,
  timezone: string,
): number | null {
  const { date } = wallClock(wanted, timezone);
  const isLater = date > wallClock(now, timezone).date;
  const from = isLater ? instantFrom(date, 0, timezone) : now;
  return nextInstantAt(time, from, timezone);
}
