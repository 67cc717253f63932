import type { Locale } from "../locales.ts";
import { perLocale } from "./per-locale.ts";

const list = perLocale((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));

/** "riz, soja et sésame"; English without a comma before the last: "rice, soy and sesame". */
export function formatList(words: readonly string[], locale: Locale): string {
  return list(locale).format(words);
}
