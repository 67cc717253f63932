import { formatDate } from "@noren/contract/format/dates.ts";
import { timeAt, timeFrom } from "@noren/contract/format/moments.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";

type DayWords = { tomorrow: string; on: (day: string) => string };

const DAY_WORDS: Record<Locale, DayWords> = {
  fr: { tomorrow: "demain", on: (day) => day },
  en: { tomorrow: "tomorrow", on: (day) => `on ${day}` },
};

/**
 * Formats instants (ISO 8601) in the restaurant's time zone; `now` in epoch ms determines today.
 */
export function restaurantClock(now: number, timezone: string, locale: Locale) {
  const today = wallClock(now, timezone).date;
  return {
    time: (instant: string) => timeAt(Date.parse(instant), timezone, locale),
    /** "demain", "mardi 24 novembre", "on Tuesday 24 November"; null for today. */
    onOtherDay(instant: string): string | null {
      const { date } = wallClock(Date.parse(instant), timezone);
      if (date === today) return null;
      const { tomorrow, on } = DAY_WORDS[locale];
      return date === addDays(today, 1) ? tomorrow : on(formatDate(date, locale));
    },
    /** "6 h 31", or "dim. 22, 6 h 31" where that was another day. */
    timeFromNow: (instant: string) => timeFrom(now, Date.parse(instant), timezone, locale),
  };
}
