import type { Trx } from "../db/open.ts";
import { writeEvent } from "../orders/order-events.ts";
import { queuePushAlerts } from "../push/push-alert.ts";
import { queuePrints } from "./queue-prints.ts";

/**
 * Writes the event `placed` of a new order, queues its documents and wakes sleeping devices, in the
 * transaction that places it.
 */
export async function recordArrival(trx: Trx, orderId: string, now: number): Promise<void> {
  await writeEvent(trx, { orderId, kind: "placed", at: now });
  await queuePrints(trx, orderId, "arrival", now);
  await queuePushAlerts(trx, orderId, now);
}

/** Places an order at the desk once its payment has settled; idempotent. */
export async function placeAtDesk(trx: Trx, orderId: string, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("orders")
    .set({ placed_at: now })
    .where("id", "=", orderId)
    .where("placed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await recordArrival(trx, orderId, now);
}
