import type { ItemIndex } from "./cart.ts";
import {
  type AppliedCoupon,
  applyCoupon,
  type CouponObstacle,
  couponDiscount,
  couponObstacle,
} from "./coupons.ts";
import { type DeliveryCharge, deliveryCharge, deliveryFee, NO_CHARGE } from "./delivery.ts";
import type { FreeLine } from "./free-lines.ts";
import { type Hint, hintsFor } from "./hints.ts";
import { type PricedLine, priceLine } from "./line.ts";
import type { Coupon, DeliverySettings, Line, OrderType, TaxSettings, Zone } from "./model.ts";
import { asCents, type Cents, sumCents, ZERO } from "./money.ts";
import type { Offer } from "./offers.ts";
import { type AppliedOffer, applyOffers } from "./offers.ts";
import { referenceTax } from "./tax.ts";
import { type VatInput, type VatRow, vatBreakdown, vatByWireRates } from "./vat.ts";
import { wallClock } from "./zone.ts";

export type CartInput = {
  lines: readonly Line[];
  orderType: OrderType;
  offers: readonly Offer[];
  coupon: Coupon | null;
  delivery: {
    settings: DeliverySettings;
    /** The chosen zone, in zone mode; null until chosen. */
    zone: Zone | null;
    /** The answer of the distance call, in distance mode; null until known. */
    quote: { delivery_cost: Cents } | null;
  };
  tax: TaxSettings;
  /** Time of ordering, epoch milliseconds. */
  now: number;
  timezone: string;
  /** For looking up free items. */
  index: ItemIndex;
};

/**
 * `discount` is that of the offers, `coupon` that of the coupon; together they never exceed
 * `subtotal`.
 */
export type Totals = {
  subtotal: Cents;
  discount: Cents;
  coupon: Cents;
  delivery: Cents;
  tax: Cents;
  total: Cents;
};

export type PricedCart = {
  /** In the order of the input's lines. */
  lines: PricedLine[];
  free_items: FreeLine[];
  totals: Totals;
  offers: AppliedOffer[];
  /** Null without a coupon, below its minimum amount, or where it does not apply. */
  coupon: AppliedCoupon | null;
  /** Why the coupon does not apply to this order, whatever its amount. */
  coupon_obstacle: CouponObstacle | null;
  /** Cost of delivery before it is waived; null while unknown (counted as 0). */
  delivery: DeliveryCharge | null;
  /** Whether delivery costs nothing: by an offer, the coupon or the place; true for pickup. */
  is_delivery_free: boolean;
  /** Whether `totals.total` contains `totals.tax` on top of the prices. */
  tax_added: boolean;
  vat: VatRow[];
  hints: Hint[];
};

/** Prices a cart: the only function that computes a total. */
export function priceCart(input: CartInput): PricedCart {
  const { orderType, index, tax } = input;
  const { now } = input;
  const moment = { now, minutes: wallClock(now, input.timezone).minutes };
  const lines = input.lines.map((line) => priceLine(line, orderType));
  const subtotal = sumCents(lines.map(({ line_total }) => line_total));
  const isEmpty = lines.length === 0;
  const charge = isEmpty ? NO_CHARGE : deliveryCharge({ ...input.delivery, orderType, subtotal });
  const full = deliveryFee(charge);

  const cart = { lines, subtotal, orderType, fee: full, moment, index };
  const offers = applyOffers(input.offers, cart);
  const { discount } = offers;
  const fee = offers.free_delivery ? ZERO : full;
  const coupon_obstacle = input.coupon && couponObstacle(input.coupon, orderType, now);
  const applicable = coupon_obstacle === null ? input.coupon : null;
  const coupon = applicable && applyCoupon(applicable, { subtotal, discount, fee });
  const freed = coupon?.type === "free_delivery";
  const delivery = freed ? ZERO : fee;

  const is_delivery_free = offers.free_delivery || freed || (charge !== null && full === 0);

  const discountTotal = asCents(discount + couponDiscount(coupon));
  const taxed = { lines, orderType, discountTotal, delivery, tax };
  const vat = vatBreakdown(taxed);
  const due = taxDue(input, taxed);
  const tax_added = tax.enabled && !tax.inclusive;
  const total = asCents(subtotal - discountTotal + delivery + (tax_added ? due : 0));

  return {
    lines,
    free_items: offers.applied.flatMap(({ free_lines }) => free_lines),
    totals: { subtotal, discount, coupon: couponDiscount(coupon), delivery, tax: due, total },
    offers: offers.applied,
    coupon,
    coupon_obstacle,
    delivery: charge,
    is_delivery_free,
    tax_added,
    vat,
    hints: hintsFor({
      lines,
      orderType,
      subtotal,
      offers: input.offers,
      coupon: applicable,
      settings: input.delivery.settings,
      zone: input.delivery.zone,
      delivery_is_free: is_delivery_free,
      flat_charge: offers.free_delivery || freed ? ZERO : (charge?.flat_charge ?? ZERO),
      moment,
      index,
    }),
  };
}

/**
 * rules.md, Tax: exclusive and exact charges the VAT of the breakdown, at the wire's own rates.
 */
function taxDue({ lines, orderType, tax }: CartInput, taxed: VatInput): Cents {
  if (tax.inclusive || tax.quantity === "reference") return referenceTax(lines, orderType, tax);
  return sumCents(vatByWireRates(taxed).map((row) => row.vat));
}
