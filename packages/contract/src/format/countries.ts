import type { Locale } from "../locales.ts";
import { perLocale } from "./per-locale.ts";

const names = perLocale((tag) => new Intl.DisplayNames(tag, { type: "region" }));

/** The name of a country: `FR` is "France"; an unknown code stays as it is. */
export function formatCountry(code: string, locale: Locale): string {
  return names(locale).of(code) ?? code;
}
