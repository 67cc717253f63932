import { lineKey } from "@noren/ordering/cart.ts";
import { asCents } from "@noren/ordering/money.ts";
import { type SoldOrder, soldOrder } from "@noren/ordering/sold-order.ts";
import { taxedParts } from "@noren/ordering/tax.ts";
import type { LineCost } from "@noren/ordering/vat.ts";
import { fromJson } from "../db/json-text.ts";
import type { OrderLineRow, OrderRow } from "../db/schema.ts";

/** The amounts paid for each line of a stored order and for its delivery. */
export function soldOrderOf(order: OrderRow, rows: readonly OrderLineRow[]): SoldOrder {
  return soldOrder({
    lines: rows.map((row) => ({ ...costOf(order, row), quantity: row.quantity })),
    discountTotal: asCents(order.discount + order.coupon_discount),
    delivery: order.delivery,
    vat: fromJson(order.vat),
    total: order.total,
    taxAdded: order.tax_added === 1,
  });
}

function costOf({ order_type }: OrderRow, row: OrderLineRow): LineCost {
  const { item_id, note, quantity, line_total, offer_id } = row;
  const { price_pickup, price_delivery, tax_rate } = row;
  const chosen = fromJson(row.choices);
  const key = lineKey({ item_id, note, quantity, choices: chosen });
  // Free lines of offers cost nothing, whatever their price.
  if (offer_id !== null) return { key, line_total, parts: [] };
  const choices = chosen.map(({ price, tax_rate, quantity }) => {
    return { choice: { price, tax_rate }, quantity };
  });
  const item = { item_price: { price_pickup, price_delivery, tax_rate } };
  return { key, line_total, parts: taxedParts({ item, quantity, choices }, order_type) };
}
