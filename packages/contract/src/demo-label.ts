import type { Locale } from "./locales.ts";

/** Shown where there is room for one word, such as a ticket of the desk. */
export const DEMO_WORD: Record<Locale, string> = { fr: "DÉMONSTRATION", en: "DEMONSTRATION" };

/** Shown on everything that was paid with the demonstration provider. */
export const DEMO_LABEL: Record<Locale, string> = {
  fr: `${DEMO_WORD.fr} — aucun paiement réel`,
  en: `${DEMO_WORD.en} — no real payment`,
};
