import { formOf, inForm, PAGES } from "../routes.ts";

/**
 * What the worker has to do with a request: `public` pages, `asset`s, `picture`s and public `data`
 * are kept for later; a `private` page is never kept, only opened from what is public where the
 * network is gone. Null: none of its business, the browser goes to the network by itself.
 */
export type RequestKind = "public" | "private" | "asset" | "picture" | "data";

/** Addresses of a person or an order; whatever a page of them says of itself, it is not kept. */
const PERSONAL = /^\/(auth|checkout|desk|orders?|pay|profile|success|track)(\/|$)/;

const PUBLIC_DATA = /^\/v2\/public\/(settings|menus|offers)\/?$/;

/** A dish to open is no secret; any other query may be one. */
const KNOWN_QUERY = /^(\?product=\d+)?$/;

export function kindOf(
  { method, mode, url, headers }: Pick<Request, "method" | "mode" | "url" | "headers">,
  origin: string,
): RequestKind | null {
  const address = new URL(url);
  if (method !== "GET" || headers.has("authorization")) return null;
  if (PUBLIC_DATA.test(address.pathname) && address.search === "") return "data";
  if (address.origin !== origin) return null;
  if (mode === "navigate") return pageKind(address);
  if (address.search !== "") return null;
  if (address.pathname.startsWith("/assets/")) return "asset";
  if (address.pathname.startsWith("/pictures/")) return "picture";
  return null;
}

/** Whether a page is the same for everybody, so that it may be kept. */
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

/** Where the menu lies in the same form as a page. */
export function menuBeside(pathname: string): string {
  return inForm("/menu", formOf(pathname).prefix);
}
