import { centsToEuros } from "@noren/contract/euros.ts";
import type { OrderWishes } from "@noren/contract/order-wishes.ts";
import { wireLine } from "@noren/contract/wire-line.ts";
import type { OrderType, Zone } from "@noren/ordering/model.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";
import type { PricedCart, Totals } from "@noren/ordering/totals.ts";
import type { CheckoutForms } from "../form/checkout-form.ts";

/** Amounts of an order; offers and coupon are one `discount` on the wire. */
export type Amounts = {
  subtotal: Cents;
  discount: Cents;
  delivery: Cents;
  tax: Cents;
  total: Cents;
};

export type OrderDraft = {
  local_id: string;
  orderType: OrderType;
  priced: PricedCart;
  forms: CheckoutForms;
  zone: Zone | null;
  date: { delivery_date: string; delivery_time_range: string };
  /** The account of the order; null for a guest. */
  user_id: number | null;
};

/** The card payment of the order (storefront.md §3). */
type TransactionId = { client_secret: string | null; customer_id: string | null };

const NO_CARD_PAYMENT: TransactionId = { client_secret: null, customer_id: null };

export type OrderPayload = ReturnType<typeof orderPayload> & {
  /** The guest's unpaid card order, which ends when this one is placed. */
  replaces?: { order_id: string; tracking_key: string };
};

/** The order in the format of wire.md, with exactly the amounts shown. */
export function orderPayload(draft: OrderDraft) {
  const { local_id, orderType, priced, forms, zone, date, user_id } = draft;
  const { personal, payment, wishes } = forms;
  // The server refuses an order with a code that does not apply to it.
  const coupon = priced.coupon_obstacle === null ? forms.coupon : null;
  const amounts = amountsOf(priced.totals);
  return {
    local_id,
    items: priced.lines.map(({ line }) => wireLine(line)),
    free_items: priced.free_items.map(wireLine),
    is_pickup: orderType === "pickup",
    delivery: centsToEuros(amounts.delivery),
    tax: centsToEuros(amounts.tax),
    subtotal: centsToEuros(amounts.subtotal),
    discount: centsToEuros(amounts.discount),
    total: centsToEuros(amounts.total),
    payment_method: payment.method,
    transaction_id: NO_CARD_PAYMENT,
    user_id,
    status: "pending" as const,
    ...(coupon && { coupon: coupon.code }),
    ...wireWishes(wishes),
    customer: {
      first_name: personal.first_name.trim(),
      last_name: personal.last_name.trim(),
      email: personal.email.trim(),
      phone: personal.phone.trim(),
      location: wireLocation(forms, orderType, zone),
      date,
    },
  };
}

/** Only what was asked for: these fields are additions that other servers may not know. */
function wireWishes({ cutlery, dietary, ...wishes }: OrderWishes): Partial<OrderWishes> {
  const note = wishes.note.trim();
  return {
    ...(note && { note }),
    ...(cutlery > 0 && { cutlery }),
    ...(dietary && { dietary }),
    ...(wishes.own_container && { own_container: true }),
  };
}

export function amountsOf({ subtotal, discount, coupon, delivery, tax, total }: Totals): Amounts {
  return { subtotal, discount: asCents(discount + coupon), delivery, tax, total };
}

/**
 * What an order's price depends on: two orders with the same key cost the same, whoever orders and
 * however they pay. A wallet pays whichever method is chosen.
 */
export function contentsKey(order: OrderPayload): string {
  const { items, is_pickup, coupon, customer } = order;
  const { details, ...place } = customer.location;
  const lines = items.map(({ item_id, quantity, options }) => [item_id, quantity, options]);
  return JSON.stringify([lines, is_pickup, coupon ?? null, place]);
}

/** A pickup sends no address. */
function wireLocation({ delivery }: CheckoutForms, orderType: OrderType, zone: Zone | null) {
  const { country } = delivery;
  if (orderType === "pickup") return { address: "", city: "", postal_code: "", country };
  const details = {
    floor: delivery.floor.trim(),
    door_code: delivery.door_code.trim(),
    instructions: delivery.instructions.trim(),
  };
  return {
    address: delivery.address.trim(),
    city: delivery.city.trim(),
    postal_code: delivery.postal_code.trim(),
    country,
    ...(zone && { zone: zone.name }),
    ...(Object.values(details).some(Boolean) && { details }),
  };
}
