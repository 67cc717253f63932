import { inForm, PAGES } from "../../routes.ts";

const TRACKING = /^\/track\/[^/]+$/;

/**
 * Where a link to the site leads in the app: its pages, dishes (`/menu?product=`) and the tracking of
 * an order. Null for what is not the site's, or no page of it: anybody can open an app with a link.
 */
export function pathOfLink(link: string, siteRoot: string): string | null {
  const url = URL.parse(link);
  if (!url || url.origin !== new URL(siteRoot).origin) return null;
  const path = inForm(url.pathname, "");
  const isKnown = PAGES.some((page) => page.path === path) || TRACKING.test(path);
  return isKnown ? url.pathname + url.search + url.hash : null;
}
