import type { Locale } from "../problems.ts";
import { DECIMAL } from "./numbers.ts";

/** A rate from 0 to below 1,000, to the hundredth: "5,5 %", "5.5%". */
export function formatPercent(rate: number, locale: Locale): string {
  const digits = String(Math.round(rate * 100) / 100).replace(".", DECIMAL[locale]);
  return `${digits}${locale === "fr" ? "\u00a0" : ""}%`;
}
