import { formatDate } from "@noren/contract/format/dates.ts";
import { timeAt, timeFrom } from "@noren/contract/format/moments.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { wallClock } from "@noren/ordering/zone.ts";

/**
 * Formats instants (ISO 8601) in the restaurant's time zone; `now` in epoch ms determines today.
 */
export function restaurantClock(now: number, timezone: string, locale: Locale) {
  const today = wallClock(now, timezone).date;
  return {
    time: (instant: string) => timeAt(Date.parse(instant), timezone, locale),
    /** "mardi 24 novembre"; null for today. */
    otherDay(instant: string): string | null {
      const { date } = wallClock(Date.parse(instant), timezone);
      return date === today ? null : formatDate(date, locale);
    },
    /** "6 h 31", or "dim. 22, 6 h 31" where that was another day. */
    timeFromNow: (instant: string) => timeFrom(now, Date.parse(instant), timezone, locale),
  };
}
