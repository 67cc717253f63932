import type { Locale } from "@noren/contract/locales.ts";
import type { Pause } from "@noren/ordering/stored-pauses.ts";

type PausedWords = { paused: Record<Pause["type"], (time: string) => string>; back: string };

/** Texts of the pause notice; part of its lazily loaded chunk. */
export const PAUSED_WORDS: Record<Locale, PausedWords> = {
  fr: {
    paused: {
      both: (time) =>
        `La cuisine est débordée\u00a0: les commandes reprennent à ${time}. Vous pouvez déjà choisir une heure après.`,
      pickup: (time) => `Les commandes à emporter reprennent à ${time}. Les livraisons continuent.`,
      delivery: (time) =>
        `Les livraisons reprennent à ${time}. Les commandes à emporter continuent.`,
    },
    back: "La cuisine prend de nouveau vos commandes.",
  },
  en: {
    paused: {
      both: (time) =>
        `The kitchen is overrun: ordering is back at ${time}. You can already choose a time after that.`,
      pickup: (time) => `Pickup orders are back at ${time}. Deliveries go on.`,
      delivery: (time) => `Deliveries are back at ${time}. Pickup orders go on.`,
    },
    back: "The kitchen takes your orders again.",
  },
};
