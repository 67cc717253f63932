import { WEEKDAYS, type Weekday } from "@noren/ordering/model.ts";
import { addDays } from "@noren/ordering/zone.ts";
import type { Locale } from "../locales.ts";
import { inWords } from "./dates.ts";

const A_MONDAY = "2026-11-23";
const long = inWords({ weekday: "long" });

/** "lundi", "Monday". */
export function weekdayName(weekday: Weekday, locale: Locale): string {
  return long(dateOf(weekday), locale);
}

function dateOf(weekday: Weekday): string {
  return addDays(A_MONDAY, WEEKDAYS.indexOf(weekday));
}
