import type { Locale } from "@noren/contract/locales.ts";

type NoScriptWords = { text: string; call: string };

/** What a browser without JavaScript shows first, on the server's page alone. */
export const NO_SCRIPT_WORDS: Record<Locale, NoScriptWords> = {
  fr: {
    text: "Sans JavaScript, vous pouvez lire la carte et ses prix, les allergènes, les horaires et l’adresse. Pour commander, activez-le.",
    call: "Par téléphone\u00a0:",
  },
  en: {
    text: "Without JavaScript you can read the menu with its prices, the allergens, the opening hours and the address. To order, switch it on.",
    call: "By telephone:",
  },
};
