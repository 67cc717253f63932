import type { ComponentType } from "react";
import { AUTH_PAGES, LEGAL_PAGES, type PageId, PROFILE_PAGES } from "./routes.ts";
import { NotFoundPage } from "./storefront/layout/not-found-page.tsx";

type LoadComponent = () => Promise<ComponentType>;

/** Each page's component, in a chunk of its own. Separate from routes.ts, which pages import. */
export const PAGE_COMPONENTS: Record<PageId, LoadComponent> = {
  home: () => import("./storefront/pages/home-page.tsx").then((part) => part.HomePage),
  menu: () => import("./storefront/menu/menu-page.tsx").then((part) => part.MenuPage),
  checkout: () =>
    import("./storefront/checkout/checkout-page.tsx").then((part) => part.CheckoutPage),
  success: () => import("./storefront/pages/success-page.tsx").then((part) => part.SuccessPage),
  track: () => import("./storefront/track/track-page.tsx").then((part) => part.TrackPage),
  // The phone app opens it in the device's browser, so its code is not bundled.
  pay: async () =>
    import.meta.env.MODE === "native"
      ? NotFoundPage
      : (await import("./storefront/pay/pay-page.tsx")).PayPage,
  about: () => import("./storefront/pages/about-page.tsx").then((part) => part.AboutPage),
  blog: () => import("./storefront/pages/blog-page.tsx").then((part) => part.BlogPage),
  contact: () => import("./storefront/pages/contact-page.tsx").then((part) => part.ContactPage),
  allergens: () =>
    import("./storefront/pages/allergens-page.tsx").then((part) => part.AllergensPage),
  ...each(LEGAL_PAGES, legalPage),
  ...each(AUTH_PAGES, authPage),
  ...each(PROFILE_PAGES, profilePage),
};

/** One component for all pages of a kind: the route id selects the content. */
function legalPage(): Promise<ComponentType> {
  return import("./storefront/legal/legal-page.tsx").then((part) => part.LegalPage);
}

function authPage(): Promise<ComponentType> {
  return import("./storefront/auth/auth-page.tsx").then((part) => part.AuthPage);
}

function profilePage(): Promise<ComponentType> {
  return import("./storefront/profile/profile-page.tsx").then((part) => part.ProfilePage);
}

function each<Id extends PageId>(ids: readonly Id[], load: LoadComponent) {
  return Object.fromEntries(ids.map((id) => [id, load])) as Record<Id, LoadComponent>;
}
