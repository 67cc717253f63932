import { centsToEuros } from "@noren/contract/codecs.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Cents } from "@noren/ordering/money.ts";

const AMOUNTS = {
  fr: new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" }),
  en: new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" }),
};

const PERCENTS = {
  fr: new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat("en-IE", { style: "percent", maximumFractionDigits: 2 }),
};

/** `12,50 €` or `€12.50`. */
export function formatMoney(amount: Cents, locale: Locale): string {
  return typeset(AMOUNTS[locale].format(centsToEuros(amount)));
}

/** A rate in percent: `5,5 %` or `5.5%`. */
export function formatRate(rate: number, locale: Locale): string {
  return typeset(PERCENTS[locale].format(rate / 100));
}

/** French sets a narrow no-break space before € and %; less is a minus sign, not a hyphen. */
function typeset(number: string): string {
  return number.replaceAll("\u00a0", "\u202f").replace("-", "−");
}
