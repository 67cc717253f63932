import { dialledNumber } from "@noren/contract/format/tel-link.ts";
import { socialLinks } from "../storefront/layout/social-networks.ts";
import { type PageFacts, restaurantName } from "./page-facts.ts";

export function organization(facts: PageFacts) {
  const { contacts } = facts.shop.settings;
  const { siteRoot } = facts;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${siteRoot}/#organization`,
    name: restaurantName(facts),
    url: `${siteRoot}/`,
    email: contacts.email || undefined,
    telephone: dialledNumber(contacts.phone) ?? undefined,
    sameAs: socialLinks(contacts).map(({ url }) => url),
  };
}
