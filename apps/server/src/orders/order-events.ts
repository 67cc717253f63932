import { signalOnCommit } from "../db/commit-signals.ts";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";

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

/** Writes what happened, in the transaction that makes it so; event streams follow its commit. */
export async function writeEvent(
  trx: Trx,
  { orderId, kind, at, actor = null, data = {} }: OrderEvent,
): Promise<void> {
  await trx
    .insertInto("order_events")
    .values({
      order_id: orderId,
      kind,
      at,
      staff_id: actor?.id ?? null,
      who: actor?.name ?? null,
      data: toJson(data),
    })
    .execute();
  signalOnCommit(trx, "events");
}
