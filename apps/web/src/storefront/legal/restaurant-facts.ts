import { formatList } from "@noren/contract/format/lists.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { Site } from "@noren/contract/site-config.ts";
import type { RestaurantFacts } from "../../i18n/legal/legal-text.ts";
import { hasTags } from "../consent/has-tags.ts";
import { namedZones } from "../location/named-zones.ts";

type Sources = { settings: RestaurantSettings; site: Site; siteRoot: string; locale: Locale };

/** The restaurant's details from the settings, for texts that name it. */
export function restaurantFacts({ settings, site, siteRoot, locale }: Sources): RestaurantFacts {
  const { contacts, payments, card, capture_at } = settings;
  return {
    restaurant: contacts.name || site.title,
    address: contacts.address,
    phone: contacts.phone,
    email: contacts.email,
    host: new URL(siteRoot).host,
    card: payments.stripe.active ? (card?.provider ?? null) : null,
    paypal: payments.paypal.active && card?.provider === "stripe",
    chargedAt: capture_at,
    cash: payments.cod.active,
    zones: zonesInWords(settings, locale),
    business: settings.business,
    tags: hasTags(site),
  };
}

/** The zone names, without duplicates; "" in distance mode. */
function zonesInWords({ delivery }: RestaurantSettings, locale: Locale): string {
  if (delivery.calculation_type !== "zone_based") return "";
  const zones = namedZones(delivery.zones).map(
    ({ name, postalCodes }) => `${name} (${postalCodes})`,
  );
  return formatList(zones, locale);
}
