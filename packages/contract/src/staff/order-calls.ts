import type { OrderCommand } from "@noren/ordering/progress.ts";
import type { CallDefinition, CallDefinitions } from "./define-calls.ts";

const LIST = { method: "GET", path: "/orders", right: "see_orders" } as const;

/** Two calls of one path: its query decides which answer it gives. */
export const ORDER_LISTS = {
  openOrders: { ...LIST, answer: "orders.openOrdersSchema" },
  ordersOn: { ...LIST, query: "orders.dayRequest", answer: "orders.deskOrderPageSchema" },
} as const satisfies CallDefinitions;

/** The same as one call, as the server carries it out. */
export const ORDER_LISTS_AS_ONE = {
  orders: { ...LIST, query: "orders.deskOrdersRequest", answer: "orders.deskOrdersSchema" },
} as const satisfies CallDefinitions;

/** After 10 s without an answer an order goes back to where it was, and staff is told. */
const COMMAND = { method: "POST", answer: "orders.deskOrderSchema", timeoutMs: 10_000 } as const;

export const ORDER_CALLS = {
  order: {
    method: "GET",
    path: "/orders/{order_id}",
    right: "see_orders",
    answer: "orders.deskOrderDetailSchema",
  },
  acknowledge: { ...COMMAND, path: "/orders/{order_id}/acknowledge", right: "answer_orders" },
  /** Undoes the command that made this version; 409 `undo_too_late` after `undo_until`. */
  undoCommand: {
    ...COMMAND,
    path: "/orders/{order_id}/undo",
    right: "fulfil_orders",
    body: "orders.commandRequest",
  },
} as const satisfies CallDefinitions;

/**
 * Each carries the version of the order that it is based on. If another command was faster it is
 * refused with 409 `order_moved_on`, whose payload `readMovedOn` parses.
 */
export const COMMAND_CALLS = {
  accept: {
    ...COMMAND,
    path: "/orders/{order_id}/accept",
    right: "answer_orders",
    body: "orders.acceptRequest",
  },
  reject: {
    ...COMMAND,
    path: "/orders/{order_id}/reject",
    right: "answer_orders",
    body: "orders.rejectionRequest",
  },
  delay: {
    ...COMMAND,
    path: "/orders/{order_id}/delay",
    right: "answer_orders",
    body: "orders.delayRequest",
  },
  preparing: {
    ...COMMAND,
    path: "/orders/{order_id}/preparing",
    right: "fulfil_orders",
    body: "orders.commandRequest",
  },
  ready: {
    ...COMMAND,
    path: "/orders/{order_id}/ready",
    right: "fulfil_orders",
    body: "orders.commandRequest",
  },
  out_for_delivery: {
    ...COMMAND,
    path: "/orders/{order_id}/out-for-delivery",
    right: "fulfil_orders",
    body: "orders.commandRequest",
  },
  completed: {
    ...COMMAND,
    path: "/orders/{order_id}/completed",
    right: "fulfil_orders",
    body: "orders.commandRequest",
  },
  cancel: {
    ...COMMAND,
    path: "/orders/{order_id}/cancel",
    right: "cancel_orders",
    body: "orders.rejectionRequest",
  },
} as const satisfies Record<OrderCommand, CallDefinition>;
