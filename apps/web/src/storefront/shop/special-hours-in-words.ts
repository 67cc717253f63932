import { formatDate } from "@noren/contract/format/dates.ts";
import { formatTime } from "@noren/contract/format/times.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Menu } from "@noren/ordering/model.ts";
import type { SharedMessages } from "../../i18n/fr.ts";
import { SPECIAL_HOURS_WORDS } from "../../i18n/special-hours-words.ts";
import { serviceInWords } from "./service-in-words.ts";
import { type SpecialHours, specialHours } from "./special-hours.ts";

/**
 * "Fermé exceptionnellement le vendredi 25 décembre. Réouverture le …", one sentence or two each.
 * Brief: the closures alone, without the reopening.
 */
export function specialHoursInWords(
  menus: readonly Menu[],
  today: string,
  locale: Locale,
  m: SharedMessages,
  { isBrief = false } = {},
): string[] {
  const words = SPECIAL_HOURS_WORDS[locale];
  const day = (date: string) => formatDate(date, locale);

  function sentencesOf(special: SpecialHours): string {
    if (special.kind === "open") {
      const times = special.times.map((range) => serviceInWords(range, locale, m));
      return words.openOn(day(special.date), times.join(m.hours.and));
    }
    const { first, last, reopens } = special;
    const isOneDay = first === last;
    if (reopens === "unknown" && !isOneDay) return words.closedFrom(day(first));
    const closed = isOneDay
      ? words.closedOn(day(first))
      : words.closedBetween(day(first), day(last));
    if (isBrief || !reopens || reopens === "unknown") return closed;
    return `${closed} ${words.reopens(day(reopens.date), formatTime(reopens.time, locale))}`;
  }

  return specialHours(menus, today)
    .filter(({ kind }) => !isBrief || kind === "closed")
    .map(sentencesOf);
}
