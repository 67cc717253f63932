import type { Locale } from "../locales.ts";
import { perLocale } from "./per-locale.ts";

/** Dates are `YYYY-MM-DD` of the restaurant's calendar: their time zone lies behind them. */

/** "samedi 21 novembre", "Saturday 21 November". */
export const formatDate = inWords({ weekday: "long", day: "numeric", month: "long" });

/** "vendredi 25 décembre 2026": may lie in another year. */
export const formatDateOfYear = inWords({
  ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
});

/** Within a fortnight: "sam. 21", "Sat 21". */
export const formatShortDate = inWords({ weekday: "short", day: "numeric" });

/**
 * No line ends between the day and its month; French counts the first of a month, and only the
 * first. Without the comma that some versions of CLDR put after the English weekday: a page is the
 * same from the server and in any browser.
 */
export function inWords(parts: Intl.DateTimeFormatOptions) {
  const formats = perLocale((tag) => new Intl.DateTimeFormat(tag, { ...parts, timeZone: "UTC" }));
  return (date: string, locale: Locale): string => {
    const text = formats(locale).format(Date.parse(date));
    const counted = locale === "fr" ? text.replace(/\b1\b/, "1er") : text.replace(",", "");
    return counted.replace(/(?<=\d(er)?) /, "\u00a0");
  };
}
