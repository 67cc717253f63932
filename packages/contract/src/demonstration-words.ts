import type { Locale } from "./locales.ts";

/** What marks everything that the demonstration of card payment paid, wherever it is shown. */
export const DEMONSTRATION_MARK: Record<Locale, string> = {
  fr: "DÉMONSTRATION — aucun paiement réel",
  en: "DEMONSTRATION — no real payment",
};
