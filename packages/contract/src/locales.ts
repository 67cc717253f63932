/** The supported locales: the only list, from which prefixes and tags derive. */
export const LOCALES = ["fr", "en"] as const;

export type Locale = (typeof LOCALES)[number];

/** The default locale, if none was chosen. */
export const DEFAULT_LOCALE: Locale = "fr";

/** BCP 47 language tags, for `Intl` and Open Graph. */
export const LOCALE_TAGS: Record<Locale, string> = { fr: "fr-FR", en: "en-GB" };

/** The prefix of canonical URLs. */
export const CANONICAL_PREFIX: Record<Locale, string> = { fr: "", en: "/en" };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Builds a record with one value per locale. */
export function inEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** The locale named by the first segment of a path, ignoring case: `/EN/menu`. */
export function localeInPath(path: string): Locale | undefined {
  const segment = path.split("/", 2)[1]?.toLowerCase();
  return isLocale(segment) ? segment : undefined;
}
