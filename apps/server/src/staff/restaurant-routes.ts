import { RESTAURANT_CALLS } from "@noren/contract/staff/restaurant-calls.ts";
import { NOT_FOUND, Refusal } from "../http/refusal.ts";
import { findReceipt } from "../orders/receipts.ts";
import type { Services } from "../services.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls, numberIn } from "./auth/implement-calls.ts";
import { changeDeskSettings, readDeskSettings, wireDeskSettings } from "./desk-settings.ts";
import { EXAMPLE_ORDER } from "./example-order.ts";
import { changeKitchenSettings, readKitchenSettings } from "./kitchen-settings.ts";
import { changeOrdering, deskOrdering } from "./ordering.ts";
import { listPaymentChecks, markCheckSeen } from "./payment-checks.ts";
import { orderDetail } from "./read-orders.ts";
import { refundOrder } from "./refund-order.ts";
import { readToday } from "./today.ts";

/** Calls for pauses, kitchen and desk settings, payment checks, refunds and receipts. */
export function restaurantRoutes(services: Services, desk: Desk) {
  const { db } = services;
  return implementCalls(desk, RESTAURANT_CALLS, {
    today: {
      summary: "The current and the next service, and the next closed date",
      answers: "The current and the next service, and the next closure",
      run: () => readToday(services),
    },
    ordering: {
      summary: "Whether ordering is paused, and until when",
      answers: "Whether ordering is paused, and until when",
      run: () => deskOrdering(services),
    },
    changeOrdering: {
      summary:
        "Pauses ordering for minutes, this service or today, or adds minutes to promised times",
      example: {
        body: { pause: { minutes: 30 }, extra: { add_minutes: 15, end: { until: "service" } } },
      },
      answers: "The current state of ordering; a pause ends by itself",
      run: ({ actor, body }) => changeOrdering(services, actor, body),
    },
    kitchenSettings: {
      summary: "The limits per slot and the choices for pauses",
      answers: "The limits per slot and the choices for pauses",
      run: () => readKitchenSettings(db),
    },
    changeKitchenSettings: {
      summary: "Changes the limits per slot; null: no limit",
      example: {
        body: { pickup_orders_per_slot: 8, delivery_pieces_per_slot: null, pause_minutes: 30 },
      },
      answers: "The settings; omitted fields are unchanged",
      run: ({ actor, body }) => changeKitchenSettings(services, actor, body),
    },
    deskSettings: {
      summary: "When and how owners are alerted",
      answers: "When and how owners are alerted",
      run: async () => wireDeskSettings(await readDeskSettings(db)),
    },
    changeDeskSettings: {
      summary: "Changes when and how owners are alerted",
      example: { body: { alert_after_minutes: 4, reject_after_minutes: 13, webhook_url: "" } },
      answers: "The settings; omitted fields are unchanged",
      run: ({ actor, body }) => changeDeskSettings(services, actor, body),
    },
    paymentChecks: {
      summary: "Payments that staff have to check",
      answers: "The payments that staff have to check",
      run: () => listPaymentChecks(db),
    },
    markCheckSeen: {
      summary: "Marks a payment check as seen",
      example: { parameters: { id: "1" } },
      answers: "The payments; this one is marked as seen",
      problems: ["not_found"],
      async run({ actor, params }) {
        const isKnown = await markCheckSeen(services, actor, numberIn(params.id));
        return isKnown ? listPaymentChecks(db) : NOT_FOUND;
      },
    },
    refund: {
      summary:
        "Refunds an amount, or pieces of lines and the delivery fee; idempotent by key; a credit note is issued",
      example: {
        parameters: EXAMPLE_ORDER,
        body: {
          lines: [{ line: 0, quantity: 1 }],
          key: "3f0c1a9e-refund",
          reason: "Une soupe manquait",
        },
      },
      answers: "The order with its events",
      problems: ["not_found", "not_possible_now", "refund_exceeds_payment", "refund_recorded"],
      async run({ actor, params: { order_id }, body }) {
        const refunding = await refundOrder(services, actor, order_id, body);
        if (!refunding.ok) return new Refusal(refunding.problem);
        return (await orderDetail(services, order_id)) ?? NOT_FOUND;
      },
    },
    receipt: {
      summary: "A receipt or credit note by its number",
      example: { parameters: { number: "1" } },
      answers: "The receipt or credit note",
      problems: ["not_found"],
      run: async ({ params }) => (await findReceipt(db, numberIn(params.number))) ?? NOT_FOUND,
    },
  });
}
