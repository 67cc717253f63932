import type { Locale } from "@noren/contract/locales.ts";

/** Texts of the offer to install the site as an app. */
type InstallWords = {
  title: (restaurant: string) => string;
  text: string;
  install: string;
  later: string;
};

export const INSTALL_WORDS: Record<Locale, InstallWords> = {
  fr: {
    title: (restaurant) => `${restaurant} sur votre écran d’accueil`,
    text: "La carte s’ouvre d’un geste, même sans réseau. Rien à télécharger dans une boutique.",
    install: "Ajouter",
    later: "Non merci",
  },
  en: {
    title: (restaurant) => `${restaurant} on your home screen`,
    text: "The menu opens with one tap, even without a network. Nothing to fetch from a store.",
    install: "Add",
    later: "No thanks",
  },
};
