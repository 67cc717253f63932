import { CANONICAL_PREFIX, type Locale } from "@noren/contract/locales.ts";
import type { Site } from "@noren/contract/site-config.ts";
import { type PageId, pathOf } from "../routes.ts";
import type { ShopData } from "../storefront/shop/load-shop.ts";

/** The data for search engine descriptions, which only the server renders. */
export type PageFacts = {
  page: PageId;
  locale: Locale;
  site: Site;
  siteRoot: string;
  apiRoot: string;
  shop: ShopData;
  /** The restaurant's date. */
  today: string;
};

export function restaurantName({ site, shop }: Pick<PageFacts, "site" | "shop">): string {
  return shop.settings.contacts.name || site.title;
}

/** The canonical URL of a page in the reader's language. */
export function canonicalUrl(
  { siteRoot, locale }: Pick<PageFacts, "siteRoot" | "locale">,
  page: PageId,
): string {
  return `${siteRoot}${pathOf(page, CANONICAL_PREFIX[locale])}`;
}

/** Base URL of pictures, which the API's server hosts; search engines need absolute URLs. */
export function pictureRoot({ apiRoot, siteRoot }: PageFacts): string {
  return apiRoot || siteRoot;
}
