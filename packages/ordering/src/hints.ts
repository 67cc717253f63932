import type { ItemIndex } from "./cart.ts";
import { missingForDelivery } from "./delivery.ts";
import { freeItem } from "./free-lines.ts";
import type { PricedLine } from "./line.ts";
import type { Coupon, DeliverySettings, OrderType, Zone } from "./model.ts";
import { type Cents, missingCents, ZERO } from "./money.ts";
import { isRunning, type OrderingMoment } from "./offer-terms.ts";
import type { Offer } from "./offers.ts";
import { hasMatch } from "./offers.ts";

/** Thresholds that the cart does not reach yet; `missing` is in cents and never 0. */
export type Hint =
  /** Below it delivery is refused: the restaurant's minimum, or the zone's where that is higher. */
  | { kind: "hard_minimum" | "zone_minimum"; missing: Cents }
  /** From there on the flat charge is not due. */
  | { kind: "minimum_order"; missing: Cents; flat_charge: Cents }
  /** From there on the zone's delivery costs nothing. */
  | { kind: "free_from"; missing: Cents }
  | { kind: "offer"; missing: Cents; offer_id: number; name: string; type: Offer["type"] }
  | { kind: "coupon"; missing: Cents; code: string };

export type HintInput = {
  lines: readonly PricedLine[];
  orderType: OrderType;
  subtotal: Cents;
  offers: readonly Offer[];
  /** A coupon that applies to the order, whatever its amount. */
  coupon: Coupon | null;
  settings: DeliverySettings;
  /** The zone of the delivery; null without one. */
  zone: Zone | null;
  /** The fee is waived already, or known to be 0. */
  delivery_is_free: boolean;
  flat_charge: Cents;
  moment: OrderingMoment;
  index: ItemIndex;
};

/** Thresholds that block delivery first, then offers by missing amount, then the coupon. */
export function hintsFor(input: HintInput): Hint[] {
  if (input.lines.length === 0) return [];
  const { subtotal, orderType, settings, zone, flat_charge, coupon } = input;
  const isZoneHigher = (zone?.minimum ?? ZERO) > settings.hard_minimum;
  const hints: Hint[] = [
    {
      kind: isZoneHigher ? "zone_minimum" : "hard_minimum",
      missing: missingForDelivery(subtotal, orderType, { settings, zone }),
    },
    ...minimumOrder(flat_charge, missingCents(subtotal, settings.minimum_order)),
    ...freeFrom(input),
    ...offerHints(input),
  ];
  if (coupon) {
    const missing = missingCents(subtotal, coupon.minimum_amount);
    hints.push({ kind: "coupon", missing, code: coupon.code });
  }
  return withoutDearerDelivery(hints.filter(({ missing }) => missing > 0));
}

/** Of the thresholds of free delivery, the zone's and those of offers, the lowest is enough. */
function withoutDearerDelivery(hints: readonly Hint[]): Hint[] {
  const isFreeDelivery = (hint: Hint) =>
    hint.kind === "free_from" || (hint.kind === "offer" && hint.type === "free_delivery");
  const [nearest] = hints.filter(isFreeDelivery).sort((a, b) => a.missing - b.missing);
  return hints.filter((hint) => hint === nearest || !isFreeDelivery(hint));
}

function minimumOrder(flat_charge: Cents, missing: Cents): Hint[] {
  return flat_charge > 0 ? [{ kind: "minimum_order", missing, flat_charge }] : [];
}

function freeFrom({ subtotal, orderType, settings, zone, delivery_is_free }: HintInput): Hint[] {
  const { free_from } = zone ?? {};
  if (orderType === "pickup" || settings.calculation_type !== "zone_based") return [];
  if (delivery_is_free || free_from === undefined) return [];
  return [{ kind: "free_from", missing: missingCents(subtotal, free_from) }];
}

function offerHints(input: HintInput): Hint[] {
  return input.offers
    .filter((offer) => isWithinReach(offer, input))
    .map((offer) => ({ offer, missing: missingCents(input.subtotal, offer.minimum_amount) }))
    .sort((a, b) => a.missing - b.missing || a.offer.id - b.offer.id)
    .map(({ offer: { id, name, type }, missing }) => {
      return { kind: "offer", missing, offer_id: id, name, type };
    });
}

/** Whether a larger subtotal is all that the offer needs to have an effect on this cart. */
function isWithinReach(offer: Offer, input: HintInput): boolean {
  const { orderType, moment, lines, index, delivery_is_free } = input;
  if (!isRunning(offer, orderType, moment) || !hasMatch(offer, lines)) return false;
  if (offer.type === "free_delivery") return orderType === "delivery" && !delivery_is_free;
  if (offer.type === "free_item") return freeItem(index, offer.value, offer.id) !== null;
  return true;
}
