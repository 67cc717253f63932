import type { OrderRequest, PriceChange } from "@noren/contract/checkout.ts";
import { centsToEuros } from "@noren/contract/euros.ts";
import { wireLine } from "@noren/contract/wire-line.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";

/**
 * The correct amounts in euros, or null where those of the request are right (wire.md, Checkout);
 * they were rounded to cents when the request was parsed. `discount` is the sum of offers and
 * coupon.
 */
export function priceChange(
  request: OrderRequest,
  { totals, free_items }: PricedCart,
): PriceChange | null {
  const { subtotal, delivery, tax, total } = totals;
  const discount = asCents(totals.discount + totals.coupon);
  const isSame =
    request.subtotal === subtotal &&
    request.discount === discount &&
    request.delivery === delivery &&
    request.tax === tax &&
    request.total === total;
  if (isSame) return null;
  return {
    subtotal: centsToEuros(subtotal),
    discount: centsToEuros(discount),
    delivery: centsToEuros(delivery),
    tax: centsToEuros(tax),
    total: centsToEuros(total),
    free_items: free_items.map(wireLine),
  };
}
