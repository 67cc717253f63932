import type { Cents } from "@noren/ordering/money.ts";
import type { Locale } from "../locales.ts";

/** Between two digits, where a multiple of three follows. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const GROUPING: Record<Locale, string> = { fr: "\u202f", en: "," };
export const DECIMAL: Record<Locale, string> = { fr: ",", en: "." };

/**
 * "12,50 €", "−12,50 €"; in English "€12.50", "−€12.50". As `Intl.NumberFormat` writes it, but for
 * the minus sign, which is U+2212, and by hand: making the first of those keeps a slow phone busy
 * for a tenth of a second, and a menu is full of amounts.
 */
export function formatMoney(cents: Cents, locale: Locale): string {
  const sign = cents < 0 ? "−" : "";
  const size = Math.abs(cents);
  const euros = String(Math.floor(size / 100)).replace(THOUSANDS, GROUPING[locale]);
  const amount = `${euros}${DECIMAL[locale]}${String(size % 100).padStart(2, "0")}`;
  return locale === "fr" ? `${sign}${amount}\u00a0€` : `${sign}€${amount}`;
}

/** A price in the form of structured data: `12.50`. */
export function plainMoney(cents: Cents): string {
  return (cents / 100).toFixed(2);
}
