import type { Locale } from "@noren/contract/locales.ts";

/** Texts of the tracking page while nobody has answered the order; loaded with it. */
export type WaitingWords = {
  /** A time of today, or of another day: "à 18 h 30", "demain à 18 h 30". */
  at: (time: string, day: string | null) => string;
  /** The same for a time that is not exact. */
  around: (time: string, day: string | null) => string;
  /** The restaurant is closed; `answer` says when it answers. */
  opens: (opening: string, answer: string) => string;
  closedAnswer: { around: (around: string) => string; latest: (at: string) => string };
  answers: { around: (around: string) => string; latest: (at: string) => string; soon: string };
  /** What happens where nobody answers. */
  unanswered: (at: string) => string;
  updates: string;
  cancel: {
    start: string;
    /** Until when it can be cancelled. */
    hint: string;
    sure: string;
    confirm: string;
    keep: string;
    busy: string;
    failed: string;
    tooLate: string;
  };
};

export const WAITING_WORDS: Record<Locale, WaitingWords> = {
  fr: {
    at: (time, day) => (day === null ? `à ${time}` : `${day} à ${time}`),
    around: (time, day) => (day === null ? `vers ${time}` : `${day} vers ${time}`),
    opens: (opening, answer) => `Le restaurant ouvre ${opening} ; ${answer}.`,
    closedAnswer: {
      around: (around) => `réponse ${around}`,
      latest: (at) => `réponse au plus tard ${at}`,
    },
    answers: {
      around: (around) => `Le restaurant vous répond ${around}.`,
      latest: (at) => `Le restaurant vous répond au plus tard ${at}.`,
      soon: "Le restaurant vous répond d’un moment à l’autre.",
    },
    unanswered: (at) => `Sans réponse ${at}, la commande s’annule d’elle-même, sans frais.`,
    updates: "Cette page se met à jour toute seule.",
    cancel: {
      start: "Annuler la commande",
      hint: "Possible tant que le restaurant n’a pas répondu.",
      sure: "Annuler cette commande ?",
      confirm: "Oui, annuler",
      keep: "Non, la garder",
      busy: "Annulation…",
      failed: "L’annulation n’est pas partie. Réessayez dans un instant.",
      tooLate:
        "Trop tard pour annuler ici : le restaurant vient d’accepter votre commande. Pour la changer, appelez-le.",
    },
  },
  en: {
    at: (time, day) => (day === null ? `at ${time}` : `${day} at ${time}`),
    around: (time, day) => (day === null ? `around ${time}` : `${day} around ${time}`),
    opens: (opening, answer) => `The restaurant opens ${opening}; ${answer}.`,
    closedAnswer: {
      around: (around) => `answer ${around}`,
      latest: (at) => `answer ${at} at the latest`,
    },
    answers: {
      around: (around) => `The restaurant answers ${around}.`,
      latest: (at) => `The restaurant answers ${at} at the latest.`,
      soon: "The restaurant answers any moment now.",
    },
    unanswered: (at) =>
      `If nobody has answered ${at}, the order is cancelled by itself, free of charge.`,
    updates: "This page updates by itself.",
    cancel: {
      start: "Cancel the order",
      hint: "Possible until the restaurant has answered.",
      sure: "Cancel this order?",
      confirm: "Yes, cancel",
      keep: "No, keep it",
      busy: "Cancelling…",
      failed: "The cancellation was not sent. Try again in a moment.",
      tooLate:
        "Too late to cancel here: the restaurant has just accepted your order. To change it, call the restaurant.",
    },
  },
};
