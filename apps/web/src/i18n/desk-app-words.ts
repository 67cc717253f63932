import type { Locale } from "@noren/contract/locales.ts";

/** Name and description of the installed desk. */
export const DESK_APP_WORDS: Record<Locale, { orders: string; description: string }> = {
  fr: { orders: "Commandes", description: "Le poste où l’équipe répond aux commandes." },
  en: { orders: "Orders", description: "The desk where the team answers orders." },
};
