import { allocate } from "./allocate.ts";
import type { ItemIndex } from "./cart.ts";
import { type FreeLine, freeCopy, freeItem } from "./free-lines.ts";
import type { PricedLine } from "./line.ts";
import type { OrderType } from "./model.ts";
import { type Cents, minCents, percentOf, sumCents, ZERO } from "./money.ts";
import { isInScope, isRunning, type OfferTerms, type OrderingMoment } from "./offer-terms.ts";

/** `value` is percent, cents or an item id, by type; unused by the last two types. */
export type OfferEffect =
  | { type: "percentage"; value: number }
  | { type: "fixed_amount"; value: Cents }
  | { type: "free_item"; value: number }
  | { type: "buy_one_get_one"; value: number }
  | { type: "free_delivery"; value: number };

export type Offer = OfferTerms & OfferEffect;

/** The cart as offers see it; `fee` is the delivery fee before offers. */
export type OfferCart = {
  lines: readonly PricedLine[];
  subtotal: Cents;
  orderType: OrderType;
  fee: Cents;
  moment: OrderingMoment;
  index: ItemIndex;
};

/** `amount` is the discount: off the subtotal, or off delivery for `free_delivery`. */
export type AppliedOffer = {
  id: number;
  name: string;
  type: Offer["type"];
  amount: Cents;
  free_lines: FreeLine[];
};

export type OfferResult = { applied: AppliedOffer[]; discount: Cents; free_delivery: boolean };

/**
 * Applies every offer whose conditions hold, each on the undiscounted lines, sorted by id. If the
 * discounts exceed the subtotal they are reduced proportionally. Offers without effect on this cart
 * are left out, and so are all free deliveries but the first.
 */
export function applyOffers(offers: readonly Offer[], cart: OfferCart): OfferResult {
  const effects = [...offers]
    .sort((a, b) => a.id - b.id)
    .filter((offer) => isInForce(offer, cart))
    .map((offer) => effectOf(offer, cart))
    .filter((effect) => effect !== null);
  const first = effects.find(isFreeDelivery);
  const once = effects.filter((effect) => !isFreeDelivery(effect) || effect === first);
  const discounts = once.filter(isDiscount);
  const wanted = sumCents(discounts.map(({ amount }) => amount));
  const discount = minCents(wanted, cart.subtotal);
  const shares = allocate(
    discount,
    discounts,
    (offer) => offer.amount,
    (a, b) => a.id - b.id,
  );
  const amounts = new Map(shares.map(({ of, share }) => [of, share]));
  const applied = once.map((offer) => ({ ...offer, amount: amounts.get(offer) ?? offer.amount }));
  return { applied, discount, free_delivery: first !== undefined };
}

/** The offer is running, its minimum amount is reached, and a line is in scope. */
function isInForce(offer: Offer, cart: OfferCart): boolean {
  return (
    isRunning(offer, cart.orderType, cart.moment) &&
    cart.subtotal >= offer.minimum_amount &&
    hasMatch(offer, cart.lines)
  );
}

/** An offer without a scope matches any line; a cart without lines never matches. */
export function hasMatch(offer: Offer, lines: readonly PricedLine[]): boolean {
  return lines.some(({ line }) => isInScope(offer, line.item));
}

/** The effect on the cart before the cap; null if there is none. */
function effectOf(offer: Offer, cart: OfferCart): AppliedOffer | null {
  const { id, name, type } = offer;
  const matching = cart.lines.filter(({ line }) => isInScope(offer, line.item));
  const none = { id, name, type, amount: ZERO, free_lines: [] };

  switch (offer.type) {
    case "percentage":
    case "fixed_amount": {
      const amount = sumCents(matching.map((line) => discountOn(offer, line)));
      return amount > 0 ? { ...none, amount } : null;
    }
    case "free_item": {
      const free = freeItem(cart.index, offer.value, id);
      return free && { ...none, free_lines: [free] };
    }
    case "buy_one_get_one":
      return { ...none, free_lines: matching.map(({ line }) => freeCopy(line, id)) };
    case "free_delivery":
      return cart.orderType === "delivery" ? { ...none, amount: cart.fee } : null;
  }
}

/** A fixed amount is taken once per line, whatever its quantity; no line goes below 0. */
function discountOn(
  { type, value }: Offer & { type: "percentage" | "fixed_amount" },
  { line_total }: PricedLine,
): Cents {
  return type === "percentage" ? percentOf(line_total, value) : minCents(value, line_total);
}

/** Whether the amount of an offer is taken off the subtotal. */
const IS_DISCOUNT: Record<Offer["type"], boolean> = {
  percentage: true,
  fixed_amount: true,
  free_item: false,
  buy_one_get_one: false,
  free_delivery: false,
};

function isDiscount({ type }: AppliedOffer): boolean {
  return IS_DISCOUNT[type];
}

function isFreeDelivery({ type }: AppliedOffer): boolean {
  return type === "free_delivery";
}
