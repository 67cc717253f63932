import type { Locale } from "@noren/contract/locales.ts";
import { timeOf } from "@noren/ordering/clock.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { formatDate, formatShortDate, formatTime } from "../../i18n/format.ts";

/**
 * Formats instants (ISO 8601) in the restaurant's time zone; `now` in epoch ms determines today.
 */
export function restaurantClock(now: number, timezone: string, locale: Locale) {
  const today = wallClock(now, timezone).date;
  const wallOf = (instant: string) => wallClock(Date.parse(instant), timezone);
  const time = (instant: string) => formatTime(timeOf(wallOf(instant).minutes), locale);
  return {
    time,
    /** "mardi 24 novembre"; null for today. */
    otherDay(instant: string): string | null {
      const { date } = wallOf(instant);
      return date === today ? null : formatDate(date, locale);
    },
    /** "6 h 31", or "dim. 22, 6 h 31" where that was another day. */
    timeFromNow(instant: string): string {
      const { date } = wallOf(instant);
      return date === today ? time(instant) : `${formatShortDate(date, locale)}, ${time(instant)}`;
    },
  };
}
