import type { AppliedCoupon } from "./coupons.ts";
import type { Line } from "./model.ts";
import type { Cents } from "./money.ts";
import type { AppliedOffer } from "./offers.ts";
import type { PricedCart } from "./totals.ts";

export type RepricedLine = { line: Line; before: Cents; after: Cents };

/** The same cart at two prices: before and after a change of the order type. */
export type Repricing = {
  /** The lines whose total changes. */
  lines: RepricedLine[];
  /** Offers that no longer apply. */
  lost: AppliedOffer[];
  /** The coupon, where it no longer applies. */
  lost_coupon: AppliedCoupon | null;
  /** The delivery fee that is added; 0 while it is unknown. */
  fee: Cents;
  before: Cents;
  after: Cents;
  /** A line or the total is dearer, an offer or the coupon is lost, or a fee is added. */
  isDearer: boolean;
};

/** Both carts have the same lines in the same order. */
export function repricing(before: PricedCart, after: PricedCart): Repricing {
  const lines = before.lines
    .map(({ line, line_total }, index) => {
      return { line, before: line_total, after: after.lines[index]?.line_total ?? line_total };
    })
    .filter((line) => line.before !== line.after);
  const lost = before.offers.filter(({ id }) => !after.offers.some((offer) => offer.id === id));
  const lost_coupon = after.coupon === null ? before.coupon : null;
  const added = after.totals.delivery > before.totals.delivery;
  return {
    lines,
    lost,
    lost_coupon,
    fee: after.totals.delivery,
    before: before.totals.total,
    after: after.totals.total,
    isDearer:
      added ||
      lost.length > 0 ||
      lost_coupon !== null ||
      after.totals.total > before.totals.total ||
      lines.some((line) => line.after > line.before),
  };
}
