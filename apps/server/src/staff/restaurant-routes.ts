import { RESTAURANT_CALLS } from "@noren/contract/staff/restaurant-calls.ts";
import { findReceipt } from "../orders/receipts.ts";
import type { Services } from "../services.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls, NOT_FOUND, numberIn, Refusal } from "./auth/implement-calls.ts";
import { changeDeskSettings, readDeskSettings, wireDeskSettings } from "./desk-settings.ts";
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
      answers: "The current and the next service, and the next closure",
      run: () => readToday(services),
    },
    ordering: {
      answers: "Whether ordering is paused, and until when",
      run: () => deskOrdering(services),
    },
    changeOrdering: {
      answers: "The current state of ordering; a pause ends by itself",
      run: ({ actor, body }) => changeOrdering(services, actor, body),
    },
    kitchenSettings: {
      answers: "The limits per slot and the choices for pauses",
      run: () => readKitchenSettings(db),
    },
    changeKitchenSettings: {
      answers: "The settings; omitted fields are unchanged",
      run: ({ actor, body }) => changeKitchenSettings(services, actor, body),
    },
    deskSettings: {
      answers: "When and how owners are alerted",
      run: async () => wireDeskSettings(await readDeskSettings(db)),
    },
    changeDeskSettings: {
      answers: "The settings; omitted fields are unchanged",
      run: ({ actor, body }) => changeDeskSettings(services, actor, body),
    },
    paymentChecks: {
      answers: "The payments that staff have to check",
      run: () => listPaymentChecks(db),
    },
    markCheckSeen: {
      answers: "The payments; this one is marked as seen",
      problems: ["not_found"],
      async run({ actor, params }) {
        const isKnown = await markCheckSeen(services, actor, numberIn(params.id));
        return isKnown ? listPaymentChecks(db) : NOT_FOUND;
      },
    },
    refund: {
      answers: "The order with its events",
      problems: ["not_found", "not_possible_now", "refund_exceeds_payment", "refund_recorded"],
      async run({ actor, params: { order_id }, body }) {
        const refunding = await refundOrder(services, actor, order_id, body);
        if (!refunding.ok) return new Refusal(refunding.problem);
        return (await orderDetail(services, order_id)) ?? NOT_FOUND;
      },
    },
    receipt: {
      answers: "The receipt or credit note",
      problems: ["not_found"],
      run: async ({ params }) => (await findReceipt(db, numberIn(params.number))) ?? NOT_FOUND,
    },
  });
}
