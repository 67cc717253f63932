import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { NewOrderEvent } from "../db/schema.ts";
import { queuePrints } from "../printing/queue-prints.ts";

export type EventKind =
  | "placed"
  | "acknowledged"
  | "accepted"
  | "rejected"
  | "delayed"
  | "preparing"
  | "ready"
  | "out_for_delivery"
  | "completed"
  | "cancelled"
  | "refunded"
  | "ordering_changed"
  | MoneyEventKind
  | PrintEventKind;

/**
 * What became of an order's print jobs, and a printer's status; `print_settled`: somebody has seen
 * it.
 */
export const PRINT_EVENTS = [
  "print_requested",
  "print_waits",
  "print_unclear",
  "print_settled",
  "printed",
  "printer_changed",
] as const;
type PrintEventKind = (typeof PRINT_EVENTS)[number];

/** What the restaurant has to know of an order's money; `payment_checks_changed` of no order. */
const MONEY_EVENTS = [
  "payment_lost",
  "payment_restored",
  "refund_requested",
  "refund_failed",
  "payment_checks_changed",
] as const;
type MoneyEventKind = (typeof MONEY_EVENTS)[number];

/** What is the restaurant's own business is no step of the order. */
export const NO_STEPS: readonly EventKind[] = ["acknowledged", ...PRINT_EVENTS, ...MONEY_EVENTS];

export type OrderEvent = {
  orderId: string | null;
  kind: EventKind;
  /** Epoch milliseconds. */
  at: number;
  /** Null for the customer, or the restaurant itself. */
  actor?: { id: number; name: string } | null;
  data?: Record<string, unknown>;
};

export function eventRow({
  orderId,
  kind,
  at,
  actor = null,
  data = {},
}: OrderEvent): NewOrderEvent {
  return {
    order_id: orderId,
    kind,
    at,
    staff_id: actor?.id ?? null,
    who: actor?.name ?? null,
    data: toJson(data),
  };
}

/**
 * Writes what happened, in the transaction that makes it so. Call `live.announce` after the commit.
 */
export async function writeEvent(trx: Trx, event: OrderEvent): Promise<void> {
  await trx.insertInto("order_events").values(eventRow(event)).execute();
}

/** Brings an order before the desk that was not there yet: one that was to be paid first. */
export async function bringToDesk(trx: Trx, orderId: string, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("orders")
    .set({ placed_at: now })
    .where("id", "=", orderId)
    .where("placed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await writeEvent(trx, { orderId, kind: "placed", at: now });
  await queuePrints(trx, orderId, "arrival", now);
}
