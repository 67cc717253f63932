import { DEFAULT_LOCALE, LOCALES, type Locale, localeInPath } from "@noren/contract/locales.ts";
import type { Site } from "@noren/contract/site-config.ts";

export type PageId = (typeof SINGLE_PAGES)[number]["id"] | LegalPageId | AuthPageId | ProfilePageId;
export type LegalPageId = (typeof LEGAL_PAGES)[number];
export type AuthPageId = (typeof AUTH_PAGES)[number];
export type ProfilePageId = (typeof PROFILE_PAGES)[number];
export type RestaurantPageId = (typeof RESTAURANT_PAGES)[number];

const RESTAURANT_PAGES = ["about", "blog", "contact"] as const satisfies readonly PageId[];

/** In the order of the footer's links. */
export const LEGAL_PAGES = [
  "legal-notice",
  "terms-of-service",
  "privacy-policy",
  "cookie-policy",
  "accessibility",
] as const;

export const AUTH_PAGES = [
  "auth",
  "auth/login",
  "auth/signup",
  "auth/verify",
  "auth/forgot",
  "auth/restore-email",
] as const;

/** The overview, then its pages in the order of the links. */
export const PROFILE_PAGES = [
  "profile",
  "profile/ViewOrders",
  "profile/ViewProfile",
  "profile/ViewSecurity",
  "profile/ViewAccount",
  "profile/ChangePassword",
] as const;

/** A catalogue: `shared` is on every page, the others come with the pages that need them. */
export type Words =
  | "shared"
  | "home"
  | "checkout"
  | "success"
  | "restaurant"
  | "legal"
  | "account"
  | "allergens";

export type Page = PageOf<PageId>;

type PageOf<Id> = {
  id: Id;
  path: string;
  inSitemap: boolean;
  /** The page's catalogues besides the shared one. */
  words?: readonly Words[];
  /** Its name in the site configuration's `disallowed_pages`. */
  disallowedAs?: Site["disallowed_pages"][number];
};

/** Pages with a component of their own. */
const SINGLE_PAGES = [
  {
    id: "home",
    path: "/",
    inSitemap: true,
    words: ["home"],
  },
  {
    id: "menu",
    path: "/menu",
    inSitemap: true,
  },
  {
    id: "checkout",
    path: "/checkout",
    inSitemap: false,
    words: ["checkout"],
  },
  {
    id: "success",
    path: "/success",
    inSitemap: false,
    words: ["checkout", "success"],
  },
  {
    id: "track",
    path: "/track/:order_id",
    inSitemap: false,
    words: ["account"],
  },
  {
    id: "pay",
    path: "/pay/:order_id",
    inSitemap: false,
    words: ["checkout"],
  },
  {
    id: "about",
    path: "/about",
    inSitemap: true,
    words: ["restaurant"],
    disallowedAs: "About",
  },
  {
    id: "blog",
    path: "/blog",
    inSitemap: true,
    words: ["restaurant"],
    disallowedAs: "Blog",
  },
  {
    id: "contact",
    path: "/contact",
    inSitemap: true,
    words: ["restaurant", "home"],
    disallowedAs: "Contact",
  },
  {
    id: "allergens",
    path: "/allergens",
    inSitemap: true,
    words: ["allergens"],
  },
] as const satisfies readonly PageOf<string>[];

/**
 * Every page of the storefront. The three forms of its URL (`/x`, `/fr/x`, `/en/x`), links, head
 * and sitemaps derive from it. Its component is in the file named after it (page-components.ts).
 */
export const PAGES: readonly Page[] = [
  ...SINGLE_PAGES,
  ...LEGAL_PAGES.map((id) => ({
    id,
    path: `/${id}`,
    inSitemap: true,
    words: ["legal"] as const,
  })),
  ...[...AUTH_PAGES, ...PROFILE_PAGES].map(ownPage),
];

/** A page of one person's account: its path equals its id, and it is not indexed. */
function ownPage(id: AuthPageId | ProfilePageId): Page {
  return { id, path: `/${id}`, inSitemap: false, words: ["account"] };
}

/** The three forms, the default first: its prefix is empty. */
export const FORMS: readonly { prefix: string; locale: Locale }[] = [
  { prefix: "", locale: DEFAULT_LOCALE },
  ...LOCALES.map((locale) => ({ prefix: `/${locale}`, locale })),
];

export function pageOf(id: PageId): Page {
  const page = PAGES.find((known) => known.id === id);
  if (!page) throw new Error(`There is no page "${id}"`);
  return page;
}

/**
 * Whether a page is linked, indexed and in the sitemaps. Disallowed pages are served nevertheless
 * (rules.md, Pages).
 */
export function isPublished({ inSitemap, disallowedAs }: Page, site: Site): boolean {
  return inSitemap && !(disallowedAs && site.disallowed_pages.includes(disallowedAs));
}

/** The pages about the restaurant that the site links to. */
export function restaurantPages(site: Site): RestaurantPageId[] {
  return RESTAURANT_PAGES.filter((id) => isPublished(pageOf(id), site));
}

export function pathOf(id: PageId, prefix: string): string {
  return withPrefix(pageOf(id).path, prefix);
}

/** The same page in another form: `/fr/menu` with prefix `/en` is `/en/menu`. */
export function inForm(path: string, prefix: string): string {
  return withPrefix(withoutPrefix(path), prefix);
}

/** Ignores case, as the router does: `/EN/menu`. */
export function formOf(path: string): { prefix: string; locale: Locale } {
  const locale = localeInPath(path);
  return locale ? { prefix: `/${locale}`, locale } : { prefix: "", locale: DEFAULT_LOCALE };
}

function withoutPrefix(path: string): string {
  return path.slice(formOf(path).prefix.length) || "/";
}

function withPrefix(path: string, prefix: string): string {
  return path === "/" ? prefix || "/" : `${prefix}${path}`;
}
