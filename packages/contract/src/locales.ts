/** The one list of languages: prefixes, tags and every list of them derive from it. */
export const LOCALES = ["fr", "en"] as const;

export type Locale = (typeof LOCALES)[number];

/** The language of the site and of what nobody chose a language for. */
export const DEFAULT_LOCALE: Locale = "fr";

/** BCP 47, for `Intl` and Open Graph. */
export const LOCALE_TAGS: Record<Locale, string> = { fr: "fr-FR", en: "en-GB" };

/** In the canonical URLs of a language. */
export const CANONICAL_PREFIX: Record<Locale, string> = { fr: "", en: "/en" };

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** One value for each language. */
export function inEachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** The language that a path names in its first segment, in any case: `/EN/menu`. */
export function localeInPath(path: string): Locale | undefined {
  const segment = path.split("/", 2)[1]?.toLowerCase();
  return LOCALES.find((locale) => locale === segment);
}
