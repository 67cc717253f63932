import type { Locale } from "./locales.ts";

/** Shown on everything that was paid with the demonstration provider. */
export const DEMO_LABEL: Record<Locale, string> = {
  fr: "DÉMONSTRATION — aucun paiement réel",
  en: "DEMONSTRATION — no real payment",
};
