import { lineKey } from "@noren/ordering/cart.ts";
import { asCents, roundCents } from "@noren/ordering/money.ts";
import type { SoldLine } from "@noren/ordering/refund.ts";
import { type TaxedPart, taxedParts, taxOn } from "@noren/ordering/tax.ts";
import { afterDiscounts, type LineCost } from "@noren/ordering/vat.ts";
import { fromJson } from "../db/json-text.ts";
import type { OrderLineRow, OrderRow } from "../db/schema.ts";

/** An order's lines with what was paid for each, in the order in which they stand. */
export function soldLines(order: OrderRow, rows: readonly OrderLineRow[]): SoldLine[] {
  const taken = asCents(order.discount + order.coupon_discount);
  const costs = rows.map((row) => costOf(order, row));
  const isAdded = order.tax_added === 1;
  return afterDiscounts(costs, taken).map((parts, place) => {
    return { quantity: rows[place]?.quantity ?? 0, paid: isAdded ? parts.map(withTax) : parts };
  });
}

function costOf({ order_type }: OrderRow, row: OrderLineRow): LineCost {
  const { item_id, note, quantity, line_total, offer_id } = row;
  const { price_pickup, price_delivery, tax_rate } = row;
  const chosen = fromJson(row.choices);
  const key = lineKey({ item_id, note, quantity, choices: chosen });
  // What an offer gave cost nothing, whatever its price.
  if (offer_id !== null) return { key, line_total, parts: [] };
  const choices = chosen.map(({ price, tax_rate, quantity }) => {
    return { choice: { price, tax_rate }, quantity };
  });
  const item = { item_price: { price_pickup, price_delivery, tax_rate } };
  return { key, line_total, parts: taxedParts({ item, quantity, choices }, order_type) };
}

function withTax({ rate, amount }: TaxedPart): TaxedPart {
  return { rate, amount: asCents(amount + roundCents(taxOn(amount, rate, false))) };
}
