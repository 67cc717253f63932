import type { ComponentType } from "react";
import type { PageId } from "./routes.ts";

/** Each page's component, in a chunk of its own. Apart from routes.ts, which pages import. */
export const PAGE_COMPONENTS: Record<PageId, () => Promise<ComponentType>> = {
  home: async () => (await import("./storefront/pages/home-page.tsx")).HomePage,
  menu: async () => (await import("./storefront/menu/menu-page.tsx")).MenuPage,
  checkout: async () => (await import("./storefront/checkout/checkout-page.tsx")).CheckoutPage,
  success: async () => (await import("./storefront/pages/success-page.tsx")).SuccessPage,
  about: async () => (await import("./storefront/pages/about-page.tsx")).AboutPage,
  blog: async () => (await import("./storefront/pages/blog-page.tsx")).BlogPage,
  contact: async () => (await import("./storefront/pages/contact-page.tsx")).ContactPage,
  "legal-notice": legalPage,
  "terms-of-service": legalPage,
  "privacy-policy": legalPage,
  "cookie-policy": legalPage,
  accessibility: legalPage,
  auth: authPage,
  "auth/login": authPage,
  "auth/signup": authPage,
  "auth/verify": authPage,
  "auth/forgot": authPage,
  profile: profilePage,
  "profile/ViewOrders": profilePage,
  "profile/ViewProfile": profilePage,
  "profile/ViewSecurity": profilePage,
  "profile/ViewAccount": profilePage,
  "profile/ChangePassword": profilePage,
};

/** One component for all pages of a kind: the route tells it which one to show. */
async function legalPage(): Promise<ComponentType> {
  return (await import("./storefront/legal/legal-page.tsx")).LegalPage;
}

async function authPage(): Promise<ComponentType> {
  return (await import("./storefront/auth/auth-page.tsx")).AuthPage;
}

async function profilePage(): Promise<ComponentType> {
  return (await import("./storefront/profile/profile-page.tsx")).ProfilePage;
}
