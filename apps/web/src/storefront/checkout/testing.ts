import { indexItems } from "@noren/ordering/cart.ts";
import { aCartInput, aMenu } from "@noren/ordering/testing.ts";
import { type CartInput, priceCart } from "@noren/ordering/totals.ts";
import { type CheckoutForms, EMPTY_FORMS } from "./form/checkout-form.ts";
import type { PendingOrder } from "./placing/order-attempt.ts";
import { type OrderDraft, type OrderPayload, orderPayload } from "./placing/order-payload.ts";
import { recapOf } from "./placing/placed-order.ts";
import type { Ordered } from "./state/card-session.ts";

/** Builders for the checkout tests; `over` overrides single fields. */

export function filledForms(over: Partial<CheckoutForms> = {}): CheckoutForms {
  return {
    ...EMPTY_FORMS,
    personal: {
      first_name: "Léa",
      last_name: "Moreau",
      email: "lea@example.org",
      phone: "06 12 34 56 78",
    },
    delivery: {
      ...EMPTY_FORMS.delivery,
      address: "12 rue de la République",
      city: "Lyon",
      postal_code: "69001",
    },
    ...over,
  };
}

export function aDraft(cart: Partial<CartInput> = {}, over: Partial<OrderDraft> = {}): OrderDraft {
  const input = aCartInput({ index: indexItems([aMenu()]), ...cart });
  return {
    local_id: "0b6f",
    orderType: input.orderType,
    priced: priceCart(input),
    forms: filledForms({ coupon: input.coupon }),
    zone: input.delivery.zone,
    date: { delivery_date: "2026-11-21", delivery_time_range: "19:30-19:45" },
    user_id: null,
    ...over,
  };
}

export function anOrder(over: Partial<OrderPayload> = {}): OrderPayload {
  return { ...orderPayload(aDraft()), ...over };
}

export function aSending(over: Partial<OrderPayload> = {}) {
  const { orderType, priced, forms } = aDraft();
  const slot = {
    date: "2026-11-21",
    start: "19:30",
    end: "19:45",
    label: "19:30-19:45",
    instant: 0,
  };
  return {
    order: anOrder(over),
    recap: recapOf({ orderType, priced, forms, slot, asap: false, paid: "cash" }),
  };
}

/** The order as passed to a card session. */
export const ORDERED: Ordered = {
  placed: { order_id: "o1", number: "0001" },
  isPaid: async () => false,
};

/** A card order that the server holds and that is not paid. */
export function aPendingOrder(over: Partial<PendingOrder> = {}): PendingOrder {
  const transaction_id = { client_secret: "pi_1_secret_2", customer_id: "cus_1" };
  const { order, recap } = aSending({ payment_method: "card", transaction_id });
  const sending = { order, recap: { ...recap, paid: "card" as const } };
  return { placed: { order_id: "o1", number: "0001" }, sending, state: "open", ...over };
}
