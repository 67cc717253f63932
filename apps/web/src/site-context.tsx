import type { Site } from "@noren/contract/site-config.ts";
import { createContext, useContext } from "react";

/** The site's configuration and base URLs. */
export type SiteValue = { site: Site; siteRoot: string; apiRoot: string };

export const SiteContext = createContext<SiteValue | null>(null);

export function useSite(): SiteValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error("useSite outside of SiteContext");
  return value;
}
