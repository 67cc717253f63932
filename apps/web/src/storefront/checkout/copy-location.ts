import type { DeliverySettings } from "@noren/ordering/model.ts";
import type { SavedLocation } from "../cart/cart-store.ts";
import type { DeliveryForm } from "./checkout-form.ts";

/**
 * The saved location in the delivery form (storefront.md §4). What is saved wins; a zone alone
 * brings its town. Where nothing is saved, what was written stays.
 */
export function copyLocation(
  form: DeliveryForm,
  location: SavedLocation,
  { zones }: Pick<DeliverySettings, "zones">,
): DeliveryForm {
  const zone = zones.find(({ name }) => name === location.zone);
  return {
    ...form,
    address: location.address || form.address,
    city: location.city || zone?.city || form.city,
    postal_code: location.postal_code || zone?.postal_code || form.postal_code,
  };
}

/** The one town that goes with a postal code, where the zones know it; "" where they do not. */
export function townOf(postal_code: string, { zones }: Pick<DeliverySettings, "zones">): string {
  const code = postal_code.trim();
  const towns = new Set(zones.filter((zone) => zone.postal_code === code).map(({ city }) => city));
  const [town = ""] = towns;
  return towns.size === 1 ? town : "";
}
