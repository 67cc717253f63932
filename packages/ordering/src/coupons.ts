import type { Coupon } from "./model.ts";
import { asCents, type Cents, minCents, percentOf, ZERO } from "./money.ts";

/** `amount` is what it took off: of the subtotal, or of delivery for `free_delivery`. */
export type AppliedCoupon = { code: string; type: Coupon["type"]; amount: Cents };

/** What a coupon looks at: the undiscounted subtotal, what offers took off, what is left to pay of delivery. */
export type CouponCart = { subtotal: Cents; discount: Cents; fee: Cents };

/**
 * Counted after the offers: with them it never takes more than the subtotal, and the coupon is what
 * is cut. Null below its minimum.
 */
export function applyCoupon(coupon: Coupon, cart: CouponCart): AppliedCoupon | null {
  if (cart.subtotal < coupon.minimum_amount) return null;
  return { code: coupon.code, type: coupon.type, amount: amountOf(coupon, cart) };
}

function amountOf(coupon: Coupon, { subtotal, discount, fee }: CouponCart): Cents {
  const left = asCents(subtotal - discount);
  switch (coupon.type) {
    case "percentage":
      return minCents(percentOf(subtotal, coupon.value), left);
    case "fixed_amount":
      return minCents(coupon.value, left);
    case "free_delivery":
      return fee;
  }
}

/** What the coupon takes off the subtotal: nothing for free delivery. */
export function couponDiscount(coupon: AppliedCoupon | null): Cents {
  return coupon && coupon.type !== "free_delivery" ? coupon.amount : ZERO;
}
