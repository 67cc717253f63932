import type { Locale } from "@noren/contract/problems.ts";
import { capitalise, formatWeekday } from "../../i18n/format.ts";
import type { Messages } from "../../i18n/fr.ts";
import type { DayGroup } from "./opening-hours.ts";

/** "Tous les jours", "Mardi – samedi", "Dimanche". */
export function daysInWords({ first, last }: DayGroup, locale: Locale, m: Messages): string {
  if (first === "mon" && last === "sun") return m.hours.everyDay;
  const from = formatWeekday(first, locale);
  return capitalise(first === last ? from : m.hours.fromTo(from, formatWeekday(last, locale)));
}
