import { capitalise } from "@noren/contract/format/capitalise.ts";
import type { SharedMessages } from "../../i18n/fr.ts";
import type { DayGroup } from "./opening-hours.ts";

/** "Tous les jours", "Mardi – samedi", "Dimanche". */
export function daysInWords(
  { first, last }: DayGroup,
  { hours, weekdays }: SharedMessages,
): string {
  if (first === "mon" && last === "sun") return hours.everyDay;
  const from = weekdays[first];
  return capitalise(first === last ? from : hours.fromTo(from, weekdays[last]));
}
