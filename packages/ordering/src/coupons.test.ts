import { describe, expect, test } from "vitest";
import { applyCoupon, couponDiscount, couponObstacle, couponRefusal } from "./coupons.ts";
import { asCents, ZERO } from "./money.ts";
import { aCoupon, NOON } from "./testing.ts";

const cart = { subtotal: asCents(3015), discount: ZERO, fee: asCents(250) };
const half = { ...cart, discount: asCents(2000) };

test("a percentage coupon applies to the undiscounted subtotal", () => {
  const coupon = aCoupon({ type: "percentage", value: 10 });
  const applied = { code: "BIENVENUE", type: "percentage", amount: 302 };
  expect(applyCoupon(coupon, cart)).toEqual(applied);
  expect(applyCoupon(coupon, half)).toEqual(applied);
});

test("a fixed_amount coupon gives its value", () => {
  const coupon = aCoupon({ type: "fixed_amount", value: asCents(500) });
  expect(applyCoupon(coupon, cart)).toMatchObject({ type: "fixed_amount", amount: 500 });
});

test("a free_delivery coupon gives the remaining delivery fee, and nothing off the subtotal", () => {
  const applied = applyCoupon(aCoupon({ type: "free_delivery", value: 0 }), cart);
  expect(applied).toMatchObject({ type: "free_delivery", amount: 250 });
  expect(couponDiscount(applied)).toBe(0);
});

test("a coupon is capped at the subtotal that the offers left", () => {
  const percentage = aCoupon({ type: "percentage", value: 50 });
  const fixed = aCoupon({ type: "fixed_amount", value: asCents(5000) });
  expect(applyCoupon(percentage, half)?.amount).toBe(1015);
  expect(applyCoupon(fixed, half)?.amount).toBe(1015);
  expect(couponDiscount(applyCoupon(fixed, half))).toBe(1015);
});

test("a coupon below its minimum_amount gives nothing", () => {
  const from = (minimum: number) =>
    applyCoupon(aCoupon({ type: "percentage", value: 10, minimum_amount: asCents(minimum) }), cart);
  expect(from(3016)).toBeNull();
  expect(couponDiscount(from(3016))).toBe(0);
  expect(from(3015)?.amount).toBe(302);
});

describe("couponObstacle", () => {
  const percent = { type: "percentage", value: 10 } as const;

  test("a coupon for one order type does not apply to the other", () => {
    const coupon = aCoupon({ ...percent, delivery_pickup: "delivery" });
    expect(couponObstacle(coupon, "pickup", NOON)).toBe("order_type");
    expect(couponObstacle(coupon, "delivery", NOON)).toBeNull();
    expect(couponObstacle(aCoupon(percent), "pickup", NOON)).toBeNull();
  });

  test("free delivery does not apply to a pickup, which is not refused for it", () => {
    const coupon = aCoupon({ type: "free_delivery", value: 0 });
    expect(couponObstacle(coupon, "pickup", NOON)).toBe("order_type");
    expect(couponRefusal(coupon, "pickup", NOON)).toBeNull();
    expect(couponObstacle(coupon, "delivery", NOON)).toBeNull();
  });

  test("a coupon does not apply before its day starts, nor from its end on", () => {
    const starting = aCoupon({ ...percent, is_active: false, changes_at: [NOON] });
    const ending = aCoupon({ ...percent, changes_at: [NOON] });
    const obstacles = [NOON - 1, NOON].map((now) =>
      [starting, ending].map((coupon) => couponObstacle(coupon, "pickup", now)),
    );
    expect(obstacles).toEqual([
      ["weekday", null],
      [null, "weekday"],
    ]);
  });
});
