import type { Locale } from "@noren/contract/problems.ts";
import type { Words } from "./i18n/messages.ts";

/**
 * Every page of the storefront, once. The three forms of its address (`/x`, `/fr/x`, `/en/x`),
 * links, head and sitemaps derive from it; its component stands in page-components.ts. `source` is
 * the page's key in the build's manifest.
 */
export type PageId = "home" | "menu" | "checkout" | "success";

export type Page = {
  id: PageId;
  path: string;
  inSitemap: boolean;
  source: string;
  /** The catalogue of words that it needs beside the shared one. */
  words?: Words;
};

export const PAGES: readonly Page[] = [
  {
    id: "home",
    path: "/",
    inSitemap: true,
    source: "src/storefront/pages/home-page.tsx",
  },
  {
    id: "menu",
    path: "/menu",
    inSitemap: true,
    source: "src/storefront/menu/menu-page.tsx",
  },
  {
    id: "checkout",
    path: "/checkout",
    inSitemap: false,
    source: "src/storefront/checkout/checkout-page.tsx",
    words: "checkout",
  },
  {
    id: "success",
    path: "/success",
    inSitemap: false,
    source: "src/storefront/pages/success-page.tsx",
    words: "checkout",
  },
];

/** The three forms, the default first: its prefix is empty and its locale French. */
export const FORMS: readonly { prefix: string; locale: Locale }[] = [
  { prefix: "", locale: "fr" },
  { prefix: "/fr", locale: "fr" },
  { prefix: "/en", locale: "en" },
];

/** The form that a canonical address has in each locale. */
export const CANONICAL_PREFIX: Record<Locale, string> = { fr: "", en: "/en" };

export function pageOf(id: PageId): Page {
  const page = PAGES.find((known) => known.id === id);
  if (!page) throw new Error(`There is no page "${id}"`);
  return page;
}

export function pathOf(id: PageId, prefix: string): string {
  return withPrefix(pageOf(id).path, prefix);
}

/** The same page in another form: `/fr/menu` under `/en` is `/en/menu`. */
export function inForm(path: string, prefix: string): string {
  return withPrefix(withoutPrefix(path), prefix);
}

export function formOf(path: string): { prefix: string; locale: Locale } {
  const [byDefault, ...prefixed] = FORMS;
  const form = prefixed.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return form ?? byDefault ?? { prefix: "", locale: "fr" };
}

function withoutPrefix(path: string): string {
  return path.slice(formOf(path).prefix.length) || "/";
}

function withPrefix(path: string, prefix: string): string {
  return path === "/" ? prefix || "/" : `${prefix}${path}`;
}
