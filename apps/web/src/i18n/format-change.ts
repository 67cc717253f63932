import type { Locale } from "@noren/contract/locales.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { formatMoney } from "./format.ts";

/** What is added to a total, or taken off it: with the sign that is printed, not the hyphen. */
export function formatChange(cents: Cents, locale: Locale): string {
  return formatMoney(cents, locale).replace("-", "−\u2009");
}
