import type { Locale } from "@noren/contract/locales.ts";

type ScriptNoticeWords = {
  /** Without JavaScript. */
  text: string;
  /** A part of the page stays away. */
  lost: string;
  retry: string;
  call: string;
};

/** For browsers whose scripts are off or stay away: on the server's page alone. */
export const SCRIPT_NOTICE_WORDS: Record<Locale, ScriptNoticeWords> = {
  fr: {
    text: "Sans JavaScript, vous pouvez lire la carte et ses prix, les allergènes, les horaires et l’adresse. Pour commander, activez-le.",
    lost: "Une partie de cette page ne se charge pas\u00a0: sans elle, la commande ne marche pas.",
    retry: "Réessayer",
    call: "Par téléphone\u00a0:",
  },
  en: {
    text: "Without JavaScript you can read the menu with its prices, the allergens, the opening hours and the address. To order, switch it on.",
    lost: "A part of this page does not load; ordering does not work without it.",
    retry: "Try again",
    call: "By telephone:",
  },
};
