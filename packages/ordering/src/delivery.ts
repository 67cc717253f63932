import type { DeliverySettings, OrderType, Zone } from "./model.ts";
import { asCents, type Cents, missingCents, roundCents, ZERO } from "./money.ts";
import { fold } from "./search.ts";

/** rules.md, Delivery. */
export const KM_PER_MILE = 1.609344;

/** The answer of the distance call for an address (wire.md, Locations). */
export type DistanceQuote = { distance: number; unit: "km" | "miles"; delivery_cost: Cents };
export type Address = { city: string; postal_code: string };

/** `flat_charge` is 0 if the subtotal reaches `minimum_order`. */
export type DeliveryCharge = { cost: Cents; flat_charge: Cents };

export const NO_CHARGE: DeliveryCharge = { cost: ZERO, flat_charge: ZERO };

export type ChargeInput = {
  orderType: OrderType;
  subtotal: Cents;
  settings: DeliverySettings;
  /** The chosen zone, in zone mode; null until chosen. */
  zone: Zone | null;
  /** The answer of the distance call, in distance mode; null until known. */
  quote: { delivery_cost: Cents } | null;
};

/** The cost of delivery before offers; null while unknown. */
export function deliveryCharge(input: ChargeInput): DeliveryCharge | null {
  const { orderType, subtotal, settings, zone, quote } = input;
  if (orderType === "pickup") return NO_CHARGE;
  if (settings.calculation_type === "zone_based") {
    return zone && { cost: zone.delivery_fee, flat_charge: ZERO };
  }
  const flat_charge = subtotal < settings.minimum_order ? settings.flat_charge : ZERO;
  return quote && { cost: quote.delivery_cost, flat_charge };
}

/** The fee before it is waived; 0 while unknown. */
export function deliveryFee(charge: DeliveryCharge | null): Cents {
  return charge ? asCents(charge.cost + charge.flat_charge) : ZERO;
}

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

/** The zones that match the address, lowest fee first. */
export function zonesFor(address: Address, settings: DeliverySettings): Zone[] {
  const holds = (zone: Zone) =>
    samePlace(zone.postal_code, address.postal_code) &&
    (zone.city.trim() === "" || samePlace(zone.city, address.city));
  return settings.zones.filter(holds).sort((a, b) => a.delivery_fee - b.delivery_fee);
}

/** Ignores accents and case; hyphens, apostrophes and repeated spaces count as one space. */
function samePlace(a: string, b: string): boolean {
  return placeKey(a) === placeKey(b);
}

function placeKey(place: string): string {
  return fold(place)
    .replace(/[\s\p{Pd}'‘’ʼ´`]+/gu, " ")
    .trim();
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

/** The amount below the hard minimum; 0 for pickup and if it is reached. */
export function missingForHardMinimum(
  subtotal: Cents,
  orderType: OrderType,
  settings: DeliverySettings,
): Cents {
  return orderType === "pickup" ? ZERO : missingCents(subtotal, settings.hard_minimum);
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

  const missing = missingForHardMinimum(subtotal, "delivery", settings);
  if (missing > 0) return { ok: false, code: "below_minimum", missing };
  return { ok: true, zone };
}
