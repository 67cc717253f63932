import type { Locale } from "../locales.ts";
import { DECIMAL } from "./money.ts";

/**
 * A rate from 0 to below 1,000, to the hundredth: "5,5 %", "5.5%". As `Intl` writes it, by hand.
 */
export function formatPercent(rate: number, locale: Locale): string {
  const digits = String(Math.round(rate * 100) / 100).replace(".", DECIMAL[locale]);
  return locale === "fr" ? `${digits}\u00a0%` : `${digits}%`;
}
