import type { StaffOperations } from "./staff-operations.ts";

export const ORDER = { order_id: "Zx81bQ0vTt9cYw2LmN4pRs" };

/** Orders as the desk reads and answers them. */
export const STAFF_ORDER_OPERATIONS = {
  "get /v2/staff/orders": {
    tag: "Desk",
    summary: "The open orders; with a date all orders of that day, page by page",
    parameters: { date: "2026-11-21", page: "1", limit: "20" },
  },
  "get /v2/staff/orders/{order_id}": {
    tag: "Desk",
    summary: "One order with its events",
    parameters: ORDER,
  },
  "post /v2/staff/orders/{order_id}/acknowledge": {
    tag: "Desk",
    summary: "Silences the alarm of an order for all desks",
    parameters: ORDER,
  },
  "post /v2/staff/orders/{order_id}/accept": {
    tag: "Desk",
    summary: "Accepts with a promised time, in minutes or exact; without one the slot's",
    parameters: ORDER,
    body: { version: 0, minutes: 20 },
  },
  "post /v2/staff/orders/{order_id}/reject": {
    tag: "Desk",
    summary: "Rejects with a reason; a payment is released",
    parameters: ORDER,
    body: { version: 0, reason: "sold_out", message: "Plus de saumon ce soir, pardon." },
  },
  "post /v2/staff/orders/{order_id}/delay": {
    tag: "Desk",
    summary: "Changes the promised time",
    parameters: ORDER,
    body: { version: 1, promised_at: "2026-11-21T20:10:00+01:00" },
  },
  "post /v2/staff/orders/{order_id}/preparing": {
    tag: "Desk",
    summary: "Sets the progress to preparing",
    parameters: ORDER,
    body: { version: 1 },
  },
  "post /v2/staff/orders/{order_id}/ready": {
    tag: "Desk",
    summary: "Sets the progress to ready",
    parameters: ORDER,
    body: { version: 2 },
  },
  "post /v2/staff/orders/{order_id}/out-for-delivery": {
    tag: "Desk",
    summary: "Sets the progress to out_for_delivery",
    parameters: ORDER,
    body: { version: 3 },
  },
  "post /v2/staff/orders/{order_id}/completed": {
    tag: "Desk",
    summary: "Sets the progress to completed",
    parameters: ORDER,
    body: { version: 4 },
  },
  "post /v2/staff/orders/{order_id}/cancel": {
    tag: "Desk",
    summary: "Cancels an accepted order; a payment is released",
    parameters: ORDER,
    body: { version: 1, reason: "customer_request" },
  },
  "post /v2/staff/orders/{order_id}/undo": {
    tag: "Desk",
    summary: "Undoes the command that made this version, within 10 s, before the guest is told",
    parameters: ORDER,
    body: { version: 1 },
  },
  "post /v2/staff/orders/{order_id}/refund": {
    tag: "Desk",
    summary:
      "Refunds an amount, or pieces of lines and the delivery fee; idempotent by key; a credit note is issued",
    parameters: ORDER,
    body: {
      lines: [{ line: 0, quantity: 1 }],
      key: "3f0c1a9e-refund",
      reason: "Une soupe manquait",
    },
  },
} satisfies Partial<StaffOperations>;
