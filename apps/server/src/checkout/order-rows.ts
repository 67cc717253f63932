import type { OrderRequest } from "@noren/contract/checkout.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { declarationOf } from "@noren/ordering/allergens.ts";
import type { FreeLine } from "@noren/ordering/free-lines.ts";
import type { PricedLine } from "@noren/ordering/line.ts";
import type { Line } from "@noren/ordering/model.ts";
import { ZERO } from "@noren/ordering/money.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { Insertable } from "kysely";
import { toJson } from "../db/json-text.ts";
import type { NewOrder, OrderedChoice, OrderLinesTable } from "../db/schema.ts";
import type { OrderPayment } from "../payments/order-payment.ts";
import type { ReplacedOrder } from "../payments/replaced-order.ts";
import type { AcceptedOrder } from "./check-order.ts";
import type { Contact } from "./open-orders.ts";

export type OrderFacts = {
  id: string;
  /** Null for guest orders. */
  accountId: number | null;
  fingerprint: string;
  request: OrderRequest;
  locale: Locale;
  now: number;
  /** Null where nothing is paid by card. */
  payment: OrderPayment | null;
  /** An earlier order that this one replaces; null without one. */
  replaced: ReplacedOrder | null;
  contact: Contact;
  /**
   * Whether the contact has so many open orders that they are counted exactly in the transaction.
   */
  isCountedUnderLock: boolean;
};

/** The row of a new order in `orders`. */
export function orderRow(facts: OrderFacts, { slot, asap, zone, cartIn }: AcceptedOrder): NewOrder {
  const { id, accountId, fingerprint, request, locale, now, payment } = facts;
  const { customer } = request;
  const { totals, tax_added, coupon, vat } = cartIn(locale);
  return {
    id,
    local_id: request.local_id,
    fingerprint,
    status: "pending",
    progress: "new",
    order_type: request.is_pickup ? "pickup" : "delivery",
    locale,
    created_at: now,
    subtotal: totals.subtotal,
    discount: totals.discount,
    coupon_code: coupon?.code ?? null,
    coupon_discount: totals.coupon,
    delivery: totals.delivery,
    tax: totals.tax,
    tax_added: tax_added ? 1 : 0,
    total: totals.total,
    vat: toJson(vat),
    payment_method: payment ? "card" : "cash",
    demonstration: payment?.provider === "demo" ? 1 : 0,
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
    phone: customer.phone,
    phone_key: facts.contact.phone_key,
    address: customer.location?.address ?? null,
    city: customer.location?.city ?? null,
    postal_code: customer.location?.postal_code ?? null,
    country: customer.location?.country ?? "France",
    zone: zone?.name ?? null,
    slot_date: slot.date,
    time_range: slot.label,
    asap: asap ? 1 : 0,
    slot_at: slot.instant,
    account_id: accountId,
    placed_at: payment ? null : now,
  };
}

/**
 * The rows of the order's lines, free ones last; `restaurantCart` is the same cart with names in
 * the restaurant's locale.
 */
export function lineRows(
  order_id: string,
  cart: PricedCart,
  restaurantCart: PricedCart,
): Insertable<OrderLinesTable>[] {
  const restaurantLines = allLines(restaurantCart);
  return allLines(cart).map(({ line, unit_price, line_total, offer_id }, position) => {
    const { item, quantity, note } = line;
    const restaurantLine = restaurantLines[position]?.line ?? line;
    return {
      order_id,
      position,
      item_id: item.item_id,
      category_id: item.item_category_id,
      menu_id: item.item_menu_id,
      name: item.item_name,
      default_name: restaurantLine.item.item_name,
      quantity,
      note,
      ...item.item_price,
      unit_price,
      line_total,
      choices: toJson(orderedChoices(line, restaurantLine)),
      declaration: toJson(declarationOf(line)),
      offer_id,
    };
  });
}

type AnyLine = PricedLine & { offer_id: number | null };

function allLines({ lines, free_items }: PricedCart): AnyLine[] {
  const free = (line: FreeLine): AnyLine => {
    return { line, unit_price: ZERO, line_total: ZERO, offer_id: line.offer_id };
  };
  return [...lines.map((line) => ({ ...line, offer_id: null })), ...free_items.map(free)];
}

function orderedChoices(line: Line, restaurantLine: Line): OrderedChoice[] {
  const optionNames = new Map(line.item.options.map((o) => [o.option_id, o.option_name]));
  return line.choices.map(({ choice, quantity }, index) => ({
    option_id: choice.option_id,
    option_name: optionNames.get(choice.option_id) ?? "",
    id: choice.id,
    name: choice.name,
    default_name: restaurantLine.choices[index]?.choice.name ?? choice.name,
    quantity,
    price: choice.price,
    tax_rate: choice.tax_rate,
  }));
}
