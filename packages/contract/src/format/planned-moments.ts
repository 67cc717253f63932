import { timeOf } from "@noren/ordering/clock.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import type { Locale } from "../locales.ts";
import { formatDate } from "./dates.ts";

/** Cities of time zones that French names otherwise than their identifier does. */
const FRENCH_CITIES: Readonly<Record<string, string>> = {
  Brussels: "Bruxelles",
  London: "Londres",
  Lisbon: "Lisbonne",
  Noumea: "Nouméa",
  Reunion: "La Réunion",
  Vienna: "Vienne",
};
const VOWEL = /^[aeiouyâéèêîôœ]/i;

/** "heure de Paris", "Paris time". */
export function formatTimezone(timezone: string, locale: Locale): string {
  const city = timezone.split("/").at(-1)?.replaceAll("_", " ") ?? timezone;
  if (!timezone.includes("/")) return locale === "fr" ? `heure ${city}` : city;
  if (locale === "en") return `${city} time`;
  const name = FRENCH_CITIES[city] ?? city;
  return VOWEL.test(name) ? `heure d’${name}` : `heure de ${name}`;
}

/**
 * A moment that is planned, in full: "lundi 30 novembre à 06 h 00, heure de Paris", "Monday 30
 * November at 06:00, Paris time", with its year where that is not the one of `now`. The hour has
 * two digits, so that six in the morning is not read for an evening.
 */
export function formatPlannedMoment(
  instant: number,
  { now, timezone }: { now: number; timezone: string },
  locale: Locale,
): string {
  const { date, minutes } = wallClock(instant, timezone);
  const year = date.slice(0, 4);
  const isThisYear = wallClock(now, timezone).date.startsWith(year);
  const day = isThisYear ? formatDate(date, locale) : `${formatDate(date, locale)} ${year}`;
  const time = timeOf(minutes);
  const zone = formatTimezone(timezone, locale);
  return locale === "fr"
    ? `${day} à ${time.replace(":", "\u00a0h\u00a0")}, ${zone}`
    : `${day} at ${time}, ${zone}`;
}
