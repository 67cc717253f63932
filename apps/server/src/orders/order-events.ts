import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { NewOrderEvent } from "../db/schema.ts";

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
  | "ordering_changed";

export type OrderEvent = {
  orderId: string | null;
  kind: EventKind;
  /** Epoch milliseconds. */
  at: number;
  /** Null for the customer, or the house itself. */
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

/** Writes what happened, in the transaction that makes it so. Call `live.announce` after the commit. */
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
  if (numUpdatedRows === 1n) await writeEvent(trx, { orderId, kind: "placed", at: now });
}
