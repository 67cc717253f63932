import type { Locale } from "@noren/contract/problems.ts";

type PausedWords = { paused: (time: string) => string; back: string };

/** The words of a pause: they come with the notice, where there is one. */
export const PAUSED_WORDS: Record<Locale, PausedWords> = {
  fr: {
    paused: (time) =>
      `La cuisine est débordée : les commandes reprennent à ${time}. Votre panier est gardé.`,
    back: "La cuisine prend de nouveau vos commandes.",
  },
  en: {
    paused: (time) => `The kitchen is overrun: ordering is back at ${time}. Your cart is kept.`,
    back: "The kitchen takes your orders again.",
  },
};
