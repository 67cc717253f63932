import { formOf, inForm, PAGES } from "../routes.ts";

/**
 * How the worker handles a request: `public` pages, `asset`s, `picture`s and public `data` are
 * cached; a `private` page is never cached, only started from a public one when offline. Null: not
 * handled, the browser uses the network itself.
 */
export type RequestKind = "public" | "private" | "asset" | "picture" | "data";

/** URLs of a person or an order; never cached, whatever their response headers say. */
const PERSONAL = /^\/(auth|checkout|desk|orders?|pay|profile|success|track)(\/|$)/;

const PUBLIC_DATA = /^\/v2\/public\/(settings|menus|offers)\/?$/;

/** The dish to open is not secret; any other query may be. */
const KNOWN_QUERY = /^(\?product=\d+)?$/;

type KnownRequest = Pick<Request, "method" | "mode" | "url" | "headers" | "cache">;

export function kindOf(
  { method, mode, url, headers, cache }: KnownRequest,
  origin: string,
): RequestKind | null {
  const address = new URL(url);
  if (method !== "GET" || headers.has("authorization")) return null;
  // A page that renews its data asks past every cache.
  if (cache === "no-store") return null;
  if (PUBLIC_DATA.test(address.pathname) && address.search === "") return "data";
  if (address.origin !== origin) return null;
  if (mode === "navigate") return pageKind(address);
  if (address.search !== "") return null;
  if (address.pathname.startsWith("/assets/")) return "asset";
  if (address.pathname.startsWith("/pictures/")) return "picture";
  return null;
}

/** Whether a page is the same for everybody, so that it may be cached. */
export function isPublicPage(pathname: string): boolean {
  const path = inForm(pathname, "");
  return !PERSONAL.test(path) && PAGES.some((page) => page.path === path && page.inSitemap);
}

function pageKind({ pathname, search }: URL): RequestKind | null {
  const path = inForm(pathname, "");
  if (isPublicPage(pathname)) return KNOWN_QUERY.test(search) ? "public" : "private";
  const isOurs = PAGES.some((page) => page.path === path) || PERSONAL.test(path);
  return isOurs && !path.startsWith("/desk") ? "private" : null;
}

/** The menu's path in the same form as a page. */
export function menuBeside(pathname: string): string {
  return inForm("/menu", formOf(pathname).prefix);
}
