/** What the outbox holds: `order_received` tells the customer, `order_incoming` the restaurant. */
export type MailKind = "order_received" | "order_incoming";
