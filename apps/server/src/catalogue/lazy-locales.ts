import { LOCALES, type Locale } from "@noren/contract/locales.ts";

/**
 * One value per locale, made when it is first read: a change is often read in one language alone.
 */
export function lazyInEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  const made = new Map<Locale, { value: T }>();
  const valueIn = (locale: Locale): T => {
    const { value } = made.get(locale) ?? { value: make(locale) };
    made.set(locale, { value });
    return value;
  };
  const getters = LOCALES.map((locale) => [
    locale,
    { enumerable: true, get: () => valueIn(locale) },
  ]);
  return Object.defineProperties({} as Record<Locale, T>, Object.fromEntries(getters));
}
