import type { Locale } from "../locales.ts";

/** A place in a row: "1er", "2e"; in English "1st", "2nd". */
export function formatOrdinal(place: number, locale: Locale): string {
  return `${place}${SUFFIX[locale](place)}`;
}

const SUFFIX: Record<Locale, (place: number) => string> = {
  fr: (place) => (place === 1 ? "er" : "e"),
  en: (place) => {
    const isTeen = Math.floor((place % 100) / 10) === 1;
    return (isTeen ? undefined : ["th", "st", "nd", "rd"][place % 10]) ?? "th";
  },
};
