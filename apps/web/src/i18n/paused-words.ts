import type { Locale } from "@noren/contract/locales.ts";
import type { Pause } from "@noren/ordering/stored-pauses.ts";

type PausedWords = {
  /** `when`: of `at` today, of `on` another day. */
  paused: Record<Pause["type"], (when: string) => string>;
  at: (time: string) => string;
  on: (day: string, time: string) => string;
  back: string;
};

/** Texts of the pause notice; part of its lazily loaded chunk. */
export const PAUSED_WORDS: Record<Locale, PausedWords> = {
  fr: {
    paused: {
      both: (when) =>
        `La cuisine est débordée\u00a0: les commandes reprennent ${when}. Vous pouvez déjà choisir une heure après.`,
      pickup: (when) => `Les commandes à emporter reprennent ${when}. Les livraisons continuent.`,
      delivery: (when) => `Les livraisons reprennent ${when}. Les commandes à emporter continuent.`,
    },
    at: (time) => `à ${time}`,
    on: (day, time) => `${day} à ${time}`,
    back: "La cuisine prend de nouveau vos commandes.",
  },
  en: {
    paused: {
      both: (when) =>
        `The kitchen is overrun: ordering is back ${when}. You can already choose a time after that.`,
      pickup: (when) => `Pickup orders are back ${when}. Deliveries go on.`,
      delivery: (when) => `Deliveries are back ${when}. Pickup orders go on.`,
    },
    at: (time) => `at ${time}`,
    on: (day, time) => `on ${day} at ${time}`,
    back: "The kitchen takes your orders again.",
  },
};
