import { DEFAULT_LOCALE, type Locale } from "@noren/contract/locales.ts";
import { fromJson, type JsonText } from "../db/json-text.ts";
import type { Translations } from "../db/menu-tables.ts";

/** Texts of a record in a locale; those of the default one are the fallback. */
export function wordsIn(
  locale: Locale,
  stored: JsonText<Translations> | Translations | undefined,
): (field: string, own: string) => string {
  if (locale === DEFAULT_LOCALE) return (_field, own) => own;
  const translations = typeof stored === "string" ? fromJson(stored) : stored;
  const words = translations?.[locale];
  return (field, own) => words?.[field] || own;
}
