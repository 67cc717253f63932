import { checkDelivery, type DeliveryCheck, zonesFor } from "@noren/ordering/delivery.ts";
import type { DeliverySettings, Zone } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { DeliveryForm } from "./checkout-form.ts";

/** `check` is null until postal code and city are there; then the zone follows from them. */
export type Destination = { check: DeliveryCheck | null; zone: Zone | null };

/**
 * Where the form leads. A zone picked before counts while there is no address, and where it holds
 * the address; another address brings its own zone.
 */
export function destinationOf(
  form: Pick<DeliveryForm, "city" | "postal_code">,
  picked: string | null,
  subtotal: Cents,
  settings: DeliverySettings,
): Destination {
  const address = { city: form.city.trim(), postal_code: form.postal_code.trim() };
  if (!address.city || !address.postal_code) {
    return { check: null, zone: settings.zones.find(({ name }) => name === picked) ?? null };
  }
  const holds = zonesFor(address, settings).some(({ name }) => name === picked);
  const zoneName = holds ? picked : null;
  const check = checkDelivery({ subtotal, address, quote: null, zoneName }, settings);
  if (check.ok) return { check, zone: check.zone };
  const [nearest = null] = zonesFor(address, settings);
  return { check, zone: nearest };
}
