import { sql } from "kysely";
import { fromJson } from "../db/json-text.ts";
import type { HeldChange, OrderRow } from "../db/schema.ts";

/**
 * How long a command of the staff waits before anything of it leaves the restaurant (the guest's
 * page, mails, payments, prints), in ms: until then it can be undone.
 */
export const HOLD_MS = 10_000;
/** An undo that was pressed in time may arrive this much later, in ms. */
export const UNDO_GRACE_MS = 2000;

/** An order as its guest sees it. */
export type ShownOrder = OrderRow & { held: null };

/** The one rule of what a guest sees: while a change is held, the order as it was before it. */
export function shownToGuest(order: OrderRow): ShownOrder {
  return { ...order, ...heldChange(order)?.before, held: null };
}

export function heldChange({ held }: Pick<OrderRow, "held">): HeldChange | null {
  return held === null ? null : fromJson(held);
}

/**
 * Condition on `orders`: the order takes its slot's place and its coupon's use. A rejection or
 * cancellation gives them back only when it is no longer held, so that an undo finds them.
 */
export const TAKES_PLACE = sql<boolean>`(
  orders.progress not in ('rejected', 'cancelled') or orders.held is not null
)`;
