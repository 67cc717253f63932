import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatDistance, formatMinutes } from "@noren/contract/format/distances.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { deliveryCharge, deliveryFee } from "@noren/ordering/delivery.ts";
import type { Zone } from "@noren/ordering/model.ts";
import { type Cents, ZERO } from "@noren/ordering/money.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { LOCATION_WORDS } from "../../i18n/location-words.ts";
import type { SavedLocation, SavedQuote } from "../cart/cart-store.ts";
import { usePricedCart } from "../cart/use-priced-cart.ts";
import { useShop } from "../shop/shop-context.tsx";
import { zoneTerms } from "./zone-terms.ts";

/** Distance and driving time of a location; estimates are marked as such. */
export function PlaceDistance({ quote }: { quote: SavedQuote }) {
  const { locale } = useLocale();
  const words = LOCATION_WORDS[locale];
  const { distance, unit, duration, estimated } = quote;
  const far = words.away(formatDistance(distance, unit, locale));
  const long = duration > 0 ? words.drive(formatMinutes(duration, locale)) : "";
  return [far, long].filter(Boolean).join(", ") + (estimated ? ` ${words.estimated}` : "");
}

export function Fee({ cents }: { cents: Cents }) {
  const { locale } = useLocale();
  const words = LOCATION_WORDS[locale];
  return cents === 0 ? words.free : words.fee(formatMoney(cents, locale));
}

/** What the zone asks and offers beyond its fee, each in a line of its own. */
function ZoneTerms({ zone }: { zone: Zone }) {
  const { locale } = useLocale();
  return zoneTerms(zone, locale).map((term) => <span key={term}>{capitalise(term)}</span>);
}

/**
 * The delivery fee of the chosen location, none where an offer frees this cart's delivery, and the
 * surcharge for small orders.
 */
export function PlaceFee({ location }: { location: SavedLocation }) {
  const { locale } = useLocale();
  const words = LOCATION_WORDS[locale];
  const settings = useShop().settings.delivery;
  const isFree = usePricedCart()?.is_delivery_free === true;
  const { calculation_type, minimum_order, flat_charge, zones } = settings;
  const zone = zones.find(({ name }) => name === location.zone) ?? null;
  const charge = deliveryCharge({
    orderType: "delivery",
    subtotal: calculation_type === "distance" ? minimum_order : ZERO,
    settings,
    zone,
    quote: location.quote,
  });
  const addsCharge =
    !isFree && calculation_type === "distance" && flat_charge > 0 && minimum_order > 0;
  if (!charge) return null;
  return (
    <>
      <span>
        <Fee cents={isFree ? ZERO : deliveryFee(charge)} />
      </span>
      {addsCharge && (
        <span>
          {words.smallOrder(formatMoney(flat_charge, locale), formatMoney(minimum_order, locale))}
        </span>
      )}
      {zone && calculation_type === "zone_based" && <ZoneTerms zone={zone} />}
    </>
  );
}
