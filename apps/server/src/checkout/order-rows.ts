import type { OrderRequest } from "@noren/contract/checkout.ts";
import type { DeliveryDetails } from "@noren/contract/delivery-details.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { declarationOf } from "@noren/ordering/allergens.ts";
import { usedCoupon } from "@noren/ordering/coupons.ts";
import { piecesOf } from "@noren/ordering/formule.ts";
import type { FreeLine } from "@noren/ordering/free-lines.ts";
import type { PricedLine } from "@noren/ordering/line.ts";
import type { Line } from "@noren/ordering/model.ts";
import { ZERO } from "@noren/ordering/money.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { Insertable } from "kysely";
import type { KitchenNames } from "../catalogue/kitchen-names.ts";
import { toJson } from "../db/json-text.ts";
import type { NewOrder, OrderedChoice, OrderLinesTable } from "../db/schema.ts";
import type { CountedBy } from "../orders/counted-by.ts";
import type { OrderPayment } from "../payments/order-payment.ts";
import type { ReplacedOrder } from "../payments/replaced-order.ts";
import type { AcceptedOrder } from "./check-order.ts";
import type { Contact } from "./contact.ts";
import type { CouponCustomer } from "./order-coupon.ts";

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
  countedBy: CountedBy;
  /** Whose first use of the coupon this must be; null where it may be used again. */
  couponCustomer: CouponCustomer | null;
  /**
   * Whether the caller has so many open orders that they are counted exactly in the transaction.
   */
  isCountedUnderLock: boolean;
};

/** Not kept for a pickup. */
export function deliveryDetailsOf({
  is_pickup,
  customer,
}: Pick<OrderRequest, "is_pickup" | "customer">): DeliveryDetails | null {
  return is_pickup ? null : (customer.location?.details ?? null);
}

/** The row of a new order in `orders`. */
export function orderRow(facts: OrderFacts, accepted: AcceptedOrder): NewOrder {
  const { slot, asap, zone, ownContainer, cartIn } = accepted;
  const { id, accountId, fingerprint, request, locale, now, payment } = facts;
  const { customer, cutlery, dietary } = request;
  const details = deliveryDetailsOf(request);
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
    coupon_code: usedCoupon(coupon)?.code ?? null,
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
    ...facts.countedBy,
    address: customer.location?.address ?? null,
    city: customer.location?.city ?? null,
    postal_code: customer.location?.postal_code ?? null,
    country: customer.location?.country ?? "France",
    zone: zone?.name ?? null,
    extra_minutes: zone?.extra_minutes ?? 0,
    floor: details?.floor || null,
    door_code: details?.door_code || null,
    instructions: details?.instructions || null,
    note: request.note || null,
    cutlery,
    dietary: dietary && toJson(dietary),
    own_container: ownContainer ? 1 : 0,
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
  kitchenNames: KitchenNames,
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
      kitchen_name: kitchenNames.ofItem(item.item_id),
      quantity,
      note,
      ...item.item_price,
      unit_price,
      line_total,
      choices: toJson(orderedChoices(line, restaurantLine, kitchenNames)),
      declaration: toJson(declarationOf(line)),
      offer_id,
      pieces: piecesOf(line),
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

function orderedChoices(
  line: Line,
  restaurantLine: Line,
  kitchenNames: KitchenNames,
): OrderedChoice[] {
  const optionNames = new Map(line.item.options.map((o) => [o.option_id, o.option_name]));
  return line.choices.map(({ choice, quantity }, index) => {
    const { option_id, id } = choice;
    const kitchen_name = kitchenNames.ofChoice(line.item.item_id, choice);
    return {
      option_id,
      option_name: optionNames.get(option_id) ?? "",
      id,
      name: choice.name,
      default_name: restaurantLine.choices[index]?.choice.name ?? choice.name,
      ...(kitchen_name !== null && { kitchen_name }),
      quantity,
      price: choice.price,
      tax_rate: choice.tax_rate,
      item_id: choice.item_id,
      reference_price: choice.reference_price,
    };
  });
}
