import type { SiteConfig } from "@noren/contract/site-config.ts";

/**
 * The restaurant's own choices; `SITE_CONFIG` names another file of this shape (TypeScript or
 * JSON).
 */
export default {
  site_id: "kawabe",
  title: "Kawabe",
} satisfies SiteConfig;
