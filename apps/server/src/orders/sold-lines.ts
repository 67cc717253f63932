import { lineKey } from "@noren/ordering/cart.ts";
import { asCents, roundCents, sumCents } from "@noren/ordering/money.ts";
import type { SoldLine } from "@noren/ordering/refund.ts";
import { type TaxedPart, taxedParts, taxOn } from "@noren/ordering/tax.ts";
import { afterDiscounts, type LineCost } from "@noren/ordering/vat.ts";
import { fromJson } from "../db/json-text.ts";
import type { OrderLineRow, OrderRow } from "../db/schema.ts";

/** What was paid for each line, in the order in which they stand, and for the delivery. */
export type SoldOrder = { lines: SoldLine[]; delivery: TaxedPart | null };

export function soldOrder(order: OrderRow, rows: readonly OrderLineRow[]): SoldOrder {
  const taken = asCents(order.discount + order.coupon_discount);
  const costs = rows.map((row) => costOf(order, row));
  const isAdded = order.tax_added === 1;
  const charged = afterDiscounts(costs, taken);
  const lines = charged.map((parts, place) => {
    return { quantity: rows[place]?.quantity ?? 0, paid: isAdded ? parts.map(withTax) : parts };
  });
  return { lines, delivery: soldDelivery(order, charged.flat()) };
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

/** The fee at the rate that the order's breakdown has beyond its lines; null where there was none. */
function soldDelivery(order: OrderRow, lines: readonly TaxedPart[]): TaxedPart | null {
  if (order.delivery === 0) return null;
  const vat = fromJson(order.vat);
  const isAdded = order.tax_added === 1;
  const beyond = vat.map(({ rate, net, gross }) => {
    const ofLines = sumCents(lines.filter((part) => part.rate === rate).map((part) => part.amount));
    return { rate, amount: (isAdded ? net : gross) - ofLines };
  });
  const [most] = beyond.sort((a, b) => b.amount - a.amount);
  const part = { rate: most?.rate ?? 0, amount: order.delivery };
  // Where tax is added the reference's way, none was charged on the fee.
  const isTaxed = isAdded && sumCents(vat.map(({ gross }) => gross)) === order.total;
  return isTaxed ? withTax(part) : part;
}

function withTax({ rate, amount }: TaxedPart): TaxedPart {
  return { rate, amount: asCents(amount + roundCents(taxOn(amount, rate, false))) };
}
