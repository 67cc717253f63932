import type { DeliverySettings } from "@noren/ordering/model.ts";
import type { SavedLocation } from "../../cart/cart-store.ts";
import { namedZones } from "../../location/named-zones.ts";
import { type DeliveryForm, NO_DETAILS } from "./checkout-form.ts";
import type { Destination } from "./destination.ts";

/**
 * Copies the saved location into the delivery form (storefront.md §4). The saved location takes
 * precedence; a zone alone fills in its town, if it has one postal code. Without one the form stays
 * as it is; a street is not kept for another town, nor a door code for another street.
 */
export function copyLocation(
  form: DeliveryForm,
  location: SavedLocation,
  { zones }: Pick<DeliverySettings, "zones">,
): DeliveryForm {
  const zone = namedZones(zones).find(({ name }) => name === location.zone);
  const ownCode = zone?.postalCodes === zone?.postal_code ? zone?.postal_code : "";
  const postal_code = location.postal_code || ownCode || form.postal_code;
  const street = postal_code === form.postal_code ? form.address : "";
  const address = location.address || street;
  return {
    ...form,
    ...(address !== form.address && NO_DETAILS),
    address,
    city: location.city || zone?.city || form.city,
    postal_code,
  };
}

/**
 * The form's location for the cart, which then shows its fee. A street typed only in the checkout
 * is left out; one that was picked before is kept.
 */
export function locationOfForm(
  form: DeliveryForm,
  { zone, quote }: Pick<Destination, "zone" | "quote">,
  saved: SavedLocation,
): SavedLocation {
  const address = form.address.trim();
  const city = form.city.trim();
  const postal_code = form.postal_code.trim();
  const isSaved =
    address === saved.address && city === saved.city && postal_code === saved.postal_code;
  const known = { city, postal_code, zone: zone?.name ?? null };
  if (isSaved) return { ...saved, ...known, address, quote: quote ?? saved.quote };
  return { ...known, address: "", quote };
}

/** The only town with this postal code among the zones; "" where there is none or several. */
export function townOf(postal_code: string, { zones }: Pick<DeliverySettings, "zones">): string {
  const code = postal_code.trim();
  const towns = new Set(zones.filter((zone) => zone.postal_code === code).map(({ city }) => city));
  const [town = ""] = towns;
  return towns.size === 1 ? town : "";
}
