import { LOCALE_TAGS, type Locale } from "../locales.ts";

/** Formatters are slow to make: each is made once per locale, when first needed. */
export function perLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {};
  return (locale) => {
    made[locale] ??= make(LOCALE_TAGS[locale]);
    return made[locale];
  };
}
