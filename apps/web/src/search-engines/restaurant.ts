import { dialledNumber } from "@noren/contract/format/tel-link.ts";
import type { Contacts, Payments } from "@noren/contract/settings.ts";
import { CURRENCY } from "@noren/ordering/constants.ts";
import { KM_PER_MILE } from "@noren/ordering/delivery.ts";
import type { DeliverySettings } from "@noren/ordering/model.ts";
import { shownMenus } from "@noren/ordering/shown-menus.ts";
import { openingHoursSpecification, specialOpeningHoursSpecification } from "./opening-hours.ts";
import { canonicalUrl, type PageFacts, restaurantName } from "./page-facts.ts";
import { restaurantPicture } from "./pictures.ts";

/** The LocalBusiness: address, opening hours, payment methods, delivery area. */
export function restaurant(facts: PageFacts) {
  const { settings, menus } = facts.shop;
  const { contacts, payments, delivery } = settings;
  const { siteRoot } = facts;
  const available = shownMenus(menus);
  const special = specialOpeningHoursSpecification(available, facts.today);
  return {
    "@context": "https://schema.org",
    "@type": "Restaurant",
    "@id": `${siteRoot}/#restaurant`,
    name: restaurantName(facts),
    url: canonicalUrl(facts, "home"),
    address: postalAddress(contacts.address),
    telephone: dialledNumber(contacts.phone) ?? undefined,
    email: contacts.email || undefined,
    image: restaurantPicture(facts),
    geo: geoOf(contacts),
    servesCuisine: facts.site.cuisine?.[facts.locale],
    hasMap: contacts.google_map || undefined,
    openingHoursSpecification: openingHoursSpecification(available),
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
    currenciesAccepted: CURRENCY,
    paymentAccepted: paymentAccepted(payments),
    areaServed: areaServed(contacts, delivery),
    hasMenu: canonicalUrl(facts, "menu"),
    parentOrganization: { "@id": `${siteRoot}/#organization` },
  };
}

/** "27 quai des Brumes, 69002 Lyon, France" split into its parts; any other format as one line. */
function postalAddress(address: string) {
  const [, street, code, city] =
    /^(.*?)[\s,]+(?:F-)?(\d{2} ?\d{3})[\s,]+(.+)$/s.exec(address.trim()) ?? [];
  return {
    "@type": "PostalAddress",
    streetAddress: street ?? address,
    postalCode: code?.replace(" ", ""),
    addressLocality: city && townIn(city),
    addressCountry: code ? "FR" : undefined,
  };
}

/** The town alone: without what follows it, such as its country, or a CEDEX. */
function townIn(text: string): string {
  const [town = ""] = text.split(/[,;(\n]|\s[-–—]\s/);
  return town.trim().replace(/(\s+(cedex(\s+\d+)?|france))+$/i, "");
}

function geoOf({ latitude, longitude }: Contacts) {
  if (latitude === null || longitude === null) return undefined;
  return {
    "@type": "GeoCoordinates",
    latitude: fiveDecimals(latitude),
    longitude: fiveDecimals(longitude),
  };
}

/** About one metre: the precision that search engines ask for. */
function fiveDecimals(degrees: number): number {
  return Number(degrees.toFixed(5));
}

function paymentAccepted({ cod, stripe, paypal }: Payments): string | undefined {
  const ways = [cod.active && "Cash", stripe.active && "Credit Card", paypal.active && "PayPal"];
  return ways.filter(Boolean).join(", ") || undefined;
}

/**
 * The circle of the delivery radius; in zone mode a place with that circle that contains the zones.
 */
function areaServed(contacts: Contacts, delivery: DeliverySettings) {
  const circle = deliveryCircle(contacts, delivery);
  if (delivery.calculation_type !== "zone_based") return circle;
  const containsPlace = delivery.zones.map(({ name, city, postal_code }) => ({
    "@type": "Place",
    name,
    address: {
      "@type": "PostalAddress",
      postalCode: postal_code,
      addressLocality: townIn(city) || undefined,
    },
  }));
  return { "@type": "Place", geo: circle, containsPlace };
}

/** The delivery radius of storefront.md §1, in metres around the restaurant. */
function deliveryCircle(contacts: Contacts, { max_distance, unit }: DeliverySettings) {
  const geoMidpoint = geoOf(contacts);
  if (!geoMidpoint || max_distance <= 0) return undefined;
  const kilometres = max_distance * (unit === "miles" ? KM_PER_MILE : 1);
  return { "@type": "GeoCircle", geoMidpoint, geoRadius: Math.round(kilometres * 1000) };
}
