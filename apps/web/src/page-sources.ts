import {
  AUTH_PAGES,
  type AuthPageId,
  LEGAL_PAGES,
  type LegalPageId,
  type PageId,
  PROFILE_PAGES,
  type ProfilePageId,
} from "./routes.ts";

type OtherPageId = Exclude<PageId, LegalPageId | AuthPageId | ProfilePageId>;

const SOURCES: Record<OtherPageId, string> = {
  home: "src/storefront/pages/home-page.tsx",
  menu: "src/storefront/menu/menu-page.tsx",
  checkout: "src/storefront/checkout/checkout-page.tsx",
  success: "src/storefront/pages/success-page.tsx",
  track: "src/storefront/track/track-page.tsx",
  pay: "src/storefront/pay/pay-page.tsx",
  about: "src/storefront/pages/about-page.tsx",
  blog: "src/storefront/pages/blog-page.tsx",
  contact: "src/storefront/pages/contact-page.tsx",
  allergens: "src/storefront/pages/allergens-page.tsx",
};

/**
 * The source file of a page's component: its key in the build's manifest, which only the host
 * reads.
 */
export function sourceOfPage(id: PageId): string {
  if (isOneOf(LEGAL_PAGES, id)) return "src/storefront/legal/legal-page.tsx";
  if (isOneOf(AUTH_PAGES, id)) return "src/storefront/auth/auth-page.tsx";
  if (isOneOf(PROFILE_PAGES, id)) return "src/storefront/profile/profile-page.tsx";
  return SOURCES[id];
}

function isOneOf<Id extends PageId>(ids: readonly Id[], id: PageId): id is Id {
  return ids.some((known) => known === id);
}
