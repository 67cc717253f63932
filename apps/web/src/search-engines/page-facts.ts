import type { Locale } from "@noren/contract/problems.ts";
import type { Site } from "@noren/contract/site-config.ts";
import { CANONICAL_PREFIX, type PageId, pathOf } from "../routes.ts";
import type { ShopData } from "../storefront/shop/load-shop.ts";

/** What the descriptions for search engines are made from; only the server makes them. */
export type PageFacts = {
  page: PageId;
  locale: Locale;
  site: Site;
  siteRoot: string;
  apiRoot: string;
  shop: ShopData;
};

export function restaurantName({ site, shop }: Pick<PageFacts, "site" | "shop">): string {
  return shop.settings.contacts.name || site.title;
}

/** The one address of a page in the reader's language. */
export function canonicalUrl(
  { siteRoot, locale }: Pick<PageFacts, "siteRoot" | "locale">,
  page: PageId,
): string {
  return `${siteRoot}${pathOf(page, CANONICAL_PREFIX[locale])}`;
}

/** Pictures come from the API's own server; search engines want whole addresses. */
export function pictureRoot({ apiRoot, siteRoot }: PageFacts): string {
  return apiRoot || siteRoot;
}
