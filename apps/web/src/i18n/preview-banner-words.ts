import type { Locale } from "@noren/contract/locales.ts";

type PreviewBannerWords = {
  label: string;
  title: (draft: string) => string;
  /** `moment` such as "lundi 30 novembre 2026 à 6 h". */
  moment: (moment: string) => string;
  noMoment: string;
  noOrder: string;
  back: string;
};

/** Above the shop as guests would see it with a draft: on the server's page alone. */
export const PREVIEW_BANNER_WORDS: Record<Locale, PreviewBannerWords> = {
  fr: {
    label: "Aperçu",
    title: (draft) => `Aperçu de «\u00a0${draft}\u00a0»`,
    moment: (moment) => `Publication prévue le ${moment}.`,
    noMoment: "Pas encore de date de publication.",
    noOrder: "Ici, rien ne se commande.",
    back: "Revenir à la préparation",
  },
  en: {
    label: "Preview",
    title: (draft) => `Preview of “${draft}”`,
    moment: (moment) => `To be published on ${moment}.`,
    noMoment: "No moment of publication yet.",
    noOrder: "Nothing can be ordered here.",
    back: "Back to the draft",
  },
};
