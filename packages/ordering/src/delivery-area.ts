import { type DistanceQuote, KM_PER_MILE, missingForDelivery } from "./delivery.ts";
import type { DeliverySettings, Position, Zone } from "./model.ts";
import { type Cents, roundCents, ZERO } from "./money.ts";
import { isInside } from "./polygon.ts";
import { postalCodeKey, townKey } from "./towns.ts";

/** rules.md, Delivery: which addresses are delivered to, and in zone mode at which zone's terms. */

/** `position` is absent or null where it is unknown, or known only as that of the commune. */
export type Address = { city: string; postal_code: string; position?: Position | null };

/**
 * The `delivery_cost` of the distance call: in zone mode the lowest fee of the zones that match the
 * address, 0 if none does; otherwise the cost of the distance, which is in the settings' unit.
 */
export function deliveryCost(
  { address, distance }: { address: Address; distance: number },
  settings: DeliverySettings,
): Cents {
  if (settings.calculation_type === "zone_based")
    return zonesFor(address, settings)[0]?.delivery_fee ?? ZERO;
  return roundCents(settings.base_cost + settings.cost_per_unit * distance);
}

/**
 * The zones that match the address, lowest fee first; of equal fees, lowest minimum first. A
 * polygon holds an address by its position; where that is unknown its postal codes decide.
 */
export function zonesFor(address: Address, { zones }: DeliverySettings): Zone[] {
  const { position } = address;
  const holds = (zone: Zone) =>
    zone.polygon && position ? isInside(position, zone.polygon) : holdsPostalCode(zone, address);
  const minimum = (zone: Zone) => zone.minimum ?? ZERO;
  return zones
    .filter(holds)
    .sort((a, b) => a.delivery_fee - b.delivery_fee || minimum(a) - minimum(b));
}

type Town = Pick<Address, "city" | "postal_code">;

/**
 * The town by which zones are chosen: the one found for the address where the postal code typed is
 * in no zone and is not the town's, as that of a CEDEX.
 */
export function townFor(typed: Town, found: Town | null, settings: DeliverySettings): Town {
  if (found === null || zonesFor(typed, settings).length > 0) return typed;
  const isSame = postalCodeKey(found.postal_code) === postalCodeKey(typed.postal_code);
  return isSame ? typed : found;
}

/** Whether the position of an address can decide which zone it is in. */
export function needsPosition({ calculation_type, zones }: DeliverySettings): boolean {
  return calculation_type === "zone_based" && zones.some(({ polygon }) => polygon !== undefined);
}

function holdsPostalCode({ postal_code, city }: Zone, address: Address): boolean {
  if (postalCodeKey(postal_code) !== postalCodeKey(address.postal_code)) return false;
  return city.trim() === "" || townKey(city) === townKey(address.city);
}

/**
 * In zone mode an address in no zone, in distance mode a distance beyond the limit; false while the
 * distance is unknown.
 */
export function isTooFar(
  { address, quote }: { address: Address; quote: DistanceQuote | null },
  settings: DeliverySettings,
): boolean {
  if (settings.calculation_type === "zone_based") return zonesFor(address, settings).length === 0;
  const limit = millimetres(settings.max_distance, settings.unit);
  return quote !== null && millimetres(quote.distance, quote.unit) > limit;
}

/**
 * Compares whole millimetres, so that a converted distance can equal the limit despite floating
 * point.
 */
function millimetres(distance: number, unit: "km" | "miles"): number {
  return Math.round(distance * (unit === "miles" ? KM_PER_MILE : 1) * 1e6);
}

export type DeliveryRequest = {
  subtotal: Cents;
  address: Address;
  quote: DistanceQuote | null;
  /** The name of the zone that the visitor picked, if any. */
  zoneName: string | null;
};

export type DeliveryCheck =
  | { ok: true; zone: Zone | null }
  | { ok: false; code: "out_of_range" }
  | { ok: false; code: "below_minimum"; missing: Cents };

/**
 * Whether the address can be delivered to, and in zone mode the zone that applies: the picked one,
 * which has to match the address, otherwise the one with the lowest fee.
 */
export function checkDelivery(request: DeliveryRequest, settings: DeliverySettings): DeliveryCheck {
  const { subtotal, address, quote, zoneName } = request;
  if (isTooFar({ address, quote }, settings)) return { ok: false, code: "out_of_range" };

  const zones = settings.calculation_type === "zone_based" ? zonesFor(address, settings) : [];
  const zone = zones.find(({ name }) => zoneName === null || name === zoneName) ?? null;
  if (zones.length > 0 && !zone) return { ok: false, code: "out_of_range" };

  const missing = missingForDelivery(subtotal, "delivery", { settings, zone });
  if (missing > 0) return { ok: false, code: "below_minimum", missing };
  return { ok: true, zone };
}
