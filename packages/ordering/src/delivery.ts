import type { DeliverySettings, OrderType, Zone } from "./model.ts";
import { asCents, type Cents, maxCents, missingCents, ZERO } from "./money.ts";

/** rules.md, Delivery. */
export const KM_PER_MILE = 1.609344;

/** The answer of the distance call for an address (wire.md, Locations). */
export type DistanceQuote = { distance: number; unit: "km" | "miles"; delivery_cost: Cents };

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
    return zone && { cost: zoneFee(zone, subtotal), flat_charge: ZERO };
  }
  const flat_charge = subtotal < settings.minimum_order ? settings.flat_charge : ZERO;
  return quote && { cost: quote.delivery_cost, flat_charge };
}

/** The fee before it is waived; 0 while unknown. */
export function deliveryFee(charge: DeliveryCharge | null): Cents {
  return charge ? asCents(charge.cost + charge.flat_charge) : ZERO;
}

function zoneFee({ delivery_fee, free_from }: Zone, subtotal: Cents): Cents {
  return free_from !== undefined && subtotal >= free_from ? ZERO : delivery_fee;
}

/**
 * The subtotal below which nothing is delivered: the restaurant's or the zone's, if that is higher.
 */
function deliveryMinimum({ hard_minimum }: DeliverySettings, zone: Zone | null): Cents {
  return maxCents(hard_minimum, zone?.minimum ?? ZERO);
}

/** The amount below the minimum for delivery; 0 for pickup and if it is reached. */
export function missingForDelivery(
  subtotal: Cents,
  orderType: OrderType,
  { settings, zone }: { settings: DeliverySettings; zone: Zone | null },
): Cents {
  return orderType === "pickup" ? ZERO : missingCents(subtotal, deliveryMinimum(settings, zone));
}
