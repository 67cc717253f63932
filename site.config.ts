import type { SiteConfig } from "@noren/contract/site-config.ts";

/**
 * The restaurant's own choices; `SITE_CONFIG` names another file of this shape (TypeScript or
 * JSON).
 */
export default {
  site_id: "kawabe",
  title: "Kawabe",
  cuisine: { fr: ["Sushi", "Cuisine japonaise"], en: ["Sushi", "Japanese cuisine"] },
  intro: {
    fr: "Sushis, bentos et bols préparés à la commande, au bord de la Saône à Lyon.",
    en: "Sushi, bento boxes and bowls made to order, by the river Saône in Lyon.",
  },
} satisfies SiteConfig;
