import type { ItemIndex } from "./cart.ts";
import { missingForHardMinimum } from "./delivery.ts";
import { freeItem } from "./free-lines.ts";
import type { PricedLine } from "./line.ts";
import type { Coupon, DeliverySettings, Offer, OrderType } from "./model.ts";
import { type Cents, missingCents } from "./money.ts";
import { isRunning } from "./offer-terms.ts";
import { hasMatch } from "./offers.ts";

/** Thresholds that the cart does not reach yet; `missing` is in cents and never 0. */
export type Hint =
  /** Below it delivery is refused. */
  | { kind: "hard_minimum"; missing: Cents }
  /** From there on the flat charge is not due. */
  | { kind: "minimum_order"; missing: Cents; flat_charge: Cents }
  | { kind: "offer"; missing: Cents; offer_id: number; name: string; type: Offer["type"] }
  | { kind: "coupon"; missing: Cents; code: string };

export type HintInput = {
  lines: readonly PricedLine[];
  orderType: OrderType;
  subtotal: Cents;
  offers: readonly Offer[];
  coupon: Coupon | null;
  settings: DeliverySettings;
  /** The fee is waived already, or known to be 0. */
  delivery_is_free: boolean;
  flat_charge: Cents;
  minutes: number;
  index: ItemIndex;
};

/** Thresholds that block delivery first, then offers by missing amount, then the coupon. */
export function hintsFor(input: HintInput): Hint[] {
  if (input.lines.length === 0) return [];
  const { subtotal, orderType, settings, flat_charge, coupon } = input;
  const hints: Hint[] = [
    { kind: "hard_minimum", missing: missingForHardMinimum(subtotal, orderType, settings) },
    ...minimumOrder(flat_charge, missingCents(subtotal, settings.minimum_order)),
    ...offerHints(input),
  ];
  if (coupon) {
    const missing = missingCents(subtotal, coupon.minimum_amount);
    hints.push({ kind: "coupon", missing, code: coupon.code });
  }
  return hints.filter(({ missing }) => missing > 0);
}

function minimumOrder(flat_charge: Cents, missing: Cents): Hint[] {
  return flat_charge > 0 ? [{ kind: "minimum_order", missing, flat_charge }] : [];
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
  const { orderType, minutes, lines, index, delivery_is_free } = input;
  if (!isRunning(offer, orderType, minutes) || !hasMatch(offer, lines)) return false;
  if (offer.type === "free_delivery") return orderType === "delivery" && !delivery_is_free;
  if (offer.type === "free_item") return freeItem(index, offer.value, offer.id) !== null;
  return true;
}
