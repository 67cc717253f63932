import { DEFAULT_LOCALE, type Locale } from "@noren/contract/locales.ts";
import { fromJson, type JsonText } from "../db/json-text.ts";
import type { Translations } from "../db/schema.ts";

/** The words of a record in a locale: its own are in the default one and stand in where nothing else is said. */
export function wordsIn(
  locale: Locale,
  stored: JsonText<Translations> | Translations | undefined,
): (field: string, own: string) => string {
  if (locale === DEFAULT_LOCALE) return (_field, own) => own;
  const translations = typeof stored === "string" ? fromJson(stored) : stored;
  const words = translations?.[locale];
  return (field, own) => words?.[field] || own;
}
