import { timeOf } from "@noren/ordering/clock.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import type { Locale } from "../locales.ts";
import { formatDate, formatShortDate } from "./dates.ts";
import { formatTime } from "./times.ts";

/** Instants are epoch milliseconds, told on the clock of a time zone. */

/** "19 h 30", "19:30". */
export function timeAt(instant: number, timezone: string, locale: Locale): string {
  return formatTime(timeOf(wallClock(instant, timezone).minutes), locale);
}

/** The day and the time of day, for sentences that say both. */
export function momentAt(instant: number, timezone: string, locale: Locale) {
  const { date } = wallClock(instant, timezone);
  const day = formatDate(date, locale);
  return {
    day,
    dayOfYear: `${day} ${date.slice(0, 4)}`,
    time: timeAt(instant, timezone, locale),
  };
}

/** "sam. 21, 19 h 30". */
export function shortMomentAt(instant: number, timezone: string, locale: Locale): string {
  const { date } = wallClock(instant, timezone);
  return `${formatShortDate(date, locale)}, ${timeAt(instant, timezone, locale)}`;
}

/** "19 h 30", with its day where that is not today's: "sam. 21, 19 h 30". */
export function timeFrom(now: number, instant: number, timezone: string, locale: Locale): string {
  const isToday = wallClock(instant, timezone).date === wallClock(now, timezone).date;
  return (isToday ? timeAt : shortMomentAt)(instant, timezone, locale);
}

/** Between a date and a time, as CLDR joins them. */
const AT: Record<Locale, string> = { fr: "à", en: "at" };

/** "samedi 21 novembre 2026 à 19 h 30". */
export function formatMoment(instant: number, timezone: string, locale: Locale): string {
  const { dayOfYear, time } = momentAt(instant, timezone, locale);
  return `${dayOfYear} ${AT[locale]} ${time}`;
}
