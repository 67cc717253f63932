import { formatShortDate } from "@noren/contract/format/dates.ts";
import { timeAt } from "@noren/contract/format/moments.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { addDays, wallClock, weekdayOf } from "@noren/ordering/zone.ts";
import type { SharedMessages } from "../../i18n/fr.ts";
import { MENU_TIME_WORDS } from "../../i18n/menu-time-words.ts";

/** Days ahead that a weekday's name alone names. */
const NAMED_DAYS = 6;

type Reader = { now: number; timezone: string; locale: Locale; m: SharedMessages };

/** "De retour demain 11 h 30"; null while nobody knows. */
export function returnInWords(
  back_at: number | null,
  { now, timezone, locale, m }: Reader,
): string | null {
  if (back_at === null) return null;
  const words = MENU_TIME_WORDS[locale];
  const today = wallClock(now, timezone).date;
  const { date } = wallClock(back_at, timezone);
  const time = timeAt(back_at, timezone, locale);
  if (date === today) return words.back(time);
  if (date === addDays(today, 1)) return words.backTomorrow(time);
  return words.backDay(dayInWords(date, today, locale, m), time);
}

/** "jeudi", "jeu. 3". */
export function dayInWords(date: string, today: string, locale: Locale, m: SharedMessages): string {
  const isNear = date <= addDays(today, NAMED_DAYS);
  return isNear ? m.weekdays[weekdayOf(date)] : formatShortDate(date, locale);
}
