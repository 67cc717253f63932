import type { Cents } from "@noren/ordering/money.ts";
import type { Locale } from "../locales.ts";
import { formatMoney } from "./money.ts";

/** Between "+" and "€" a line could break: a word joiner prevents it. */
const PLUS: Record<Locale, string> = { fr: "+", en: "+\u2060" };

/** What a choice adds to a price, or takes off it: "+1,00 €". */
export function formatSurcharge(cents: Cents, locale: Locale): string {
  return `${cents > 0 ? PLUS[locale] : ""}${formatMoney(cents, locale)}`;
}
