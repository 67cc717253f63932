import { formatDate, formatShortDate } from "@noren/contract/format/dates.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { addDays } from "@noren/ordering/zone.ts";
import type { SharedMessages } from "../../../i18n/fr.ts";

type DayWords = { date: string; today: string; m: SharedMessages; locale: Locale };

/** "aujourd’hui", "demain", "lundi 23 novembre". */
export function dayName(words: DayWords): string {
  return nearDay(words) ?? formatDate(words.date, words.locale);
}

/** "aujourd’hui", "demain", "lun. 23". */
export function shortDayName(words: DayWords): string {
  return nearDay(words) ?? formatShortDate(words.date, words.locale);
}

function nearDay({ date, today, m }: DayWords): string | null {
  if (date === today) return m.hours.today;
  return date === addDays(today, 1) ? m.hours.tomorrow : null;
}
