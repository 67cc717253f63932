import type { Cents } from "@noren/ordering/money.ts";
import type { Locale } from "../problems.ts";
import { DECIMAL, formatWhole, MINUS } from "./numbers.ts";

/** "12,50 €", "−12,50 €"; in English "€12.50", "−€12.50". */
export function formatMoney(cents: Cents, locale: Locale): string {
  const sign = cents < 0 ? MINUS : "";
  const size = Math.abs(cents);
  const euros = formatWhole(Math.floor(size / 100), locale);
  const amount = `${euros}${DECIMAL[locale]}${String(size % 100).padStart(2, "0")}`;
  return locale === "fr" ? `${sign}${amount}\u00a0€` : `${sign}€${amount}`;
}

/** A price in the form of structured data: `12.50`. */
export function plainMoney(cents: Cents): string {
  return (cents / 100).toFixed(2);
}
