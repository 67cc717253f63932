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
};

/** One component for all of them: the route tells it which text to show. */
async function legalPage(): Promise<ComponentType> {
  return (await import("./storefront/legal/legal-page.tsx")).LegalPage;
}
