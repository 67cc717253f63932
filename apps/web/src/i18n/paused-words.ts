import type { Locale } from "@noren/contract/problems.ts";

/** The words of a pause: they come with the notice, where there is one. */
export const PAUSED_WORDS: Record<Locale, (time: string) => string> = {
  fr: (time) =>
    `La cuisine est débordée : les commandes reprennent à ${time}. Votre panier est gardé.`,
  en: (time) => `The kitchen is overrun: ordering is back at ${time}. Your cart is kept.`,
};
