import { isActiveAt } from "./activity.ts";
import type { Coupon, OrderType } from "./model.ts";
import { asCents, type Cents, minCents, percentOf, ZERO } from "./money.ts";
import { isForType } from "./offer-terms.ts";

/** `amount` is the discount: off the subtotal, or off delivery for `free_delivery`. */
export type AppliedCoupon = { code: string; type: Coupon["type"]; amount: Cents };

/** The undiscounted subtotal, the discount of the offers, and the delivery fee that they left. */
export type CouponCart = { subtotal: Cents; discount: Cents; fee: Cents };

export type CouponObstacle = "weekday" | "order_type";

/**
 * Why a valid coupon does not apply to an order, whatever its amount; `now` is the moment of
 * ordering in epoch milliseconds. What is picked up has no delivery to be free of.
 */
export function couponObstacle(
  coupon: Coupon,
  orderType: OrderType,
  now: number,
): CouponObstacle | null {
  const needless = coupon.type === "free_delivery" && orderType === "pickup";
  return couponRefusal(coupon, orderType, now) ?? (needless ? "order_type" : null);
}

/** Why an order with a valid coupon is refused. */
export function couponRefusal(
  coupon: Coupon,
  orderType: OrderType,
  now: number,
): CouponObstacle | null {
  if (!isActiveAt(coupon, now)) return "weekday";
  return isForType(coupon, orderType) ? null : "order_type";
}

/**
 * Applied after the offers: the coupon is capped so that both together never exceed the subtotal.
 * Null below its minimum amount.
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

/** The coupon that an order uses up: one that takes something off. */
export function usedCoupon(coupon: AppliedCoupon | null): AppliedCoupon | null {
  return coupon && coupon.amount > 0 ? coupon : null;
}

/** The coupon's discount on the subtotal: 0 for free delivery. */
export function couponDiscount(coupon: AppliedCoupon | null): Cents {
  return coupon && coupon.type !== "free_delivery" ? coupon.amount : ZERO;
}
