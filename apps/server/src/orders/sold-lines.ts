import { lineKey } from "@noren/ordering/cart.ts";
import { legalParts } from "@noren/ordering/formule.ts";
import { asCents } from "@noren/ordering/money.ts";
import { type SoldOrder, soldOrder } from "@noren/ordering/sold-order.ts";
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
  const key = lineKey({ item_id, note, quantity, choices: fromJson(row.choices) });
  // Free lines of offers cost nothing, whatever their price.
  if (offer_id !== null) return { key, line_total, parts: [] };
  return { key, line_total, parts: legalParts(costedLine(row), order_type) };
}

/** A stored line as pricing sees it. */
export function costedLine(row: OrderLineRow) {
  const { quantity, price_pickup, price_delivery, tax_rate } = row;
  const choices = fromJson(row.choices).map(({ quantity, ...choice }) => ({ choice, quantity }));
  return { item: { item_price: { price_pickup, price_delivery, tax_rate } }, quantity, choices };
}
