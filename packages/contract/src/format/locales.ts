import type { Locale } from "../problems.ts";

/** Whose rules of CLDR each locale follows: 24 hours, and the day before its month. */
const TAGS: Record<Locale, string> = { fr: "fr-FR", en: "en-GB" };

/** Formatters are slow to make: each is made once per locale, when first needed. */
export function perLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {};
  return (locale) => {
    made[locale] ??= make(TAGS[locale]);
    return made[locale];
  };
}
