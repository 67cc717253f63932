import type { Locale } from "../problems.ts";

/**
 * Amounts and rates are written by hand as `Intl.NumberFormat` writes them, but for the minus sign:
 * making the first of those keeps a slow phone busy for a tenth of a second, and a menu is full of
 * amounts.
 */

/** U+2212, as it is typeset; `Intl` has the hyphen. */
export const MINUS = "−";
export const DECIMAL: Record<Locale, string> = { fr: ",", en: "." };

/** Between two digits, where a multiple of three follows. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const GROUPING: Record<Locale, string> = { fr: "\u202f", en: "," };

/** A whole number from 0 on: "1 234" in French, "1,234" in English. */
export function formatWhole(size: number, locale: Locale): string {
  return String(size).replace(THOUSANDS, GROUPING[locale]);
}
