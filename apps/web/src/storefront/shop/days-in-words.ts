import { capitalise } from "@noren/contract/format/capitalise.ts";
import type { Messages } from "../../i18n/fr.ts";
import type { DayGroup } from "./opening-hours.ts";

/** "Tous les jours", "Mardi – samedi", "Dimanche". */
export function daysInWords({ first, last }: DayGroup, { hours, weekdays }: Messages): string {
  if (first === "mon" && last === "sun") return hours.everyDay;
  const from = weekdays[first];
  return capitalise(first === last ? from : hours.fromTo(from, weekdays[last]));
}
