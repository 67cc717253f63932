import type { Locale } from "@noren/contract/locales.ts";

/** Closures and other hours of dates; part of a lazily loaded chunk. */
type SpecialHoursWords = {
  closedOn: (day: string) => string;
  closedBetween: (first: string, last: string) => string;
  closedFrom: (first: string) => string;
  reopens: (day: string, time: string) => string;
  openOn: (day: string, times: string) => string;
};

export const SPECIAL_HOURS_WORDS: Record<Locale, SpecialHoursWords> = {
  fr: {
    closedOn: (day) => `Fermé exceptionnellement le ${day}.`,
    closedBetween: (first, last) => `Fermé exceptionnellement du ${first} au ${last}.`,
    closedFrom: (first) => `Fermé exceptionnellement à partir du ${first}.`,
    reopens: (day, time) => `Réouverture le ${day} à ${time}.`,
    openOn: (day, times) => `Horaires exceptionnels le ${day}\u00a0: ${times}.`,
  },
  en: {
    closedOn: (day) => `Exceptionally closed on ${day}.`,
    closedBetween: (first, last) => `Exceptionally closed from ${first} to ${last}.`,
    closedFrom: (first) => `Exceptionally closed from ${first}.`,
    reopens: (day, time) => `Open again on ${day} at ${time}.`,
    openOn: (day, times) => `Special hours on ${day}: ${times}.`,
  },
};
