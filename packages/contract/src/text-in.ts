import { DEFAULT_LOCALE, type Locale } from "./locales.ts";

/** Apart from the schemas of restaurant-texts.ts, which first screens do not load. */
export type TextByLocale = { [key in Locale]?: string | undefined };

/** The text in a locale, otherwise in the default one or any other; "" without any. */
export function textIn(texts: TextByLocale, locale: Locale): string {
  return texts[locale] || texts[DEFAULT_LOCALE] || Object.values(texts).find(Boolean) || "";
}
