import { formatShortDate } from "@noren/contract/format/dates.ts";
import { timeAt } from "@noren/contract/format/moments.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { MENU_TIME_WORDS } from "../../i18n/menu-time-words.ts";

/** "De retour demain 11 h 30"; `back_at` is an instant in epoch milliseconds. */
export function returnWords(
  back_at: number,
  now: number,
  timezone: string,
  locale: Locale,
): string {
  const words = MENU_TIME_WORDS[locale];
  const today = wallClock(now, timezone).date;
  const { date } = wallClock(back_at, timezone);
  const time = timeAt(back_at, timezone, locale);
  if (date === today) return words.back(time);
  if (date === addDays(today, 1)) return words.backTomorrow(time);
  return words.backDay(formatShortDate(date, locale), time);
}
