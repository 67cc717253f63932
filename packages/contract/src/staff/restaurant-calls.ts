import type { CallDefinitions } from "./define-calls.ts";

export const RESTAURANT_CALLS = {
  today: { method: "GET", path: "/today", right: "see_orders", answer: "today.todaySchema" },
  ordering: {
    method: "GET",
    path: "/ordering",
    right: "see_orders",
    answer: "restaurant.deskOrderingSchema",
  },
  /** Absent fields are not changed; null ends the pause or the extra minutes at once. */
  changeOrdering: {
    method: "PUT",
    path: "/ordering",
    right: "pause_ordering",
    body: "restaurant.orderingChange",
    answer: "restaurant.deskOrderingSchema",
  },
  kitchenSettings: {
    method: "GET",
    path: "/kitchen-settings",
    right: "change_kitchen_settings",
    answer: "restaurant.kitchenSettingsSchema",
  },
  changeKitchenSettings: {
    method: "PUT",
    path: "/kitchen-settings",
    right: "change_kitchen_settings",
    body: "restaurant.kitchenSettingsChange",
    answer: "restaurant.kitchenSettingsSchema",
  },
  deskSettings: {
    method: "GET",
    path: "/desk-settings",
    right: "change_desk_settings",
    answer: "restaurant.deskSettingsSchema",
  },
  changeDeskSettings: {
    method: "PUT",
    path: "/desk-settings",
    right: "change_desk_settings",
    body: "restaurant.deskSettingsChange",
    answer: "restaurant.deskSettingsSchema",
  },
  paymentChecks: {
    method: "GET",
    path: "/payment-checks",
    right: "see_payment_checks",
    answer: "restaurant.paymentChecksSchema",
  },
  markCheckSeen: {
    method: "POST",
    path: "/payment-checks/{id}/seen",
    right: "see_payment_checks",
    answer: "restaurant.paymentChecksSchema",
  },
  /** `key` is an idempotency key: one per intended refund. */
  refund: {
    method: "POST",
    path: "/orders/{order_id}/refund",
    right: "refund_orders",
    body: "restaurant.refundRequest",
    answer: "orders.deskOrderDetailSchema",
  },
  receipt: {
    method: "GET",
    path: "/receipts/{number}",
    right: "see_receipts",
    answer: "tracking.receiptSchema",
  },
} as const satisfies CallDefinitions;
