import { inForm, PAGES } from "../../routes.ts";

const TRACKING = /^\/track\/[^/]+$/;

/**
 * The app's path for a link to the site: pages, dishes (`/menu?product=`) and order tracking. Null
 * for other sites and unknown pages: anybody can open an app with a link.
 */
export function pathOfLink(link: string, siteRoot: string): string | null {
  const url = URL.parse(link);
  if (!url || url.origin !== new URL(siteRoot).origin) return null;
  const path = inForm(url.pathname, "");
  const isKnown = PAGES.some((page) => page.path === path) || TRACKING.test(path);
  return isKnown ? url.pathname + url.search + url.hash : null;
}
