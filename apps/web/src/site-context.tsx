import type { Site } from "@noren/contract/site-config.ts";
import { createContext, useContext } from "react";
import type { TrackedOrder } from "./render-context.ts";

/** The site's configuration and base URLs; `tracked` on a tracking page alone. */
export type SiteValue = {
  site: Site;
  siteRoot: string;
  apiRoot: string;
  tracked?: TrackedOrder;
  /** Path before every path of a preview, where nothing can be ordered; absent on live pages. */
  previewBase?: string;
};

export const SiteContext = createContext<SiteValue | null>(null);

export function useSite(): SiteValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error("useSite outside of SiteContext");
  return value;
}
