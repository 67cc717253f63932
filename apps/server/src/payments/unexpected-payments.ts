import type { Trx } from "../db/open.ts";
import type { PaymentRow } from "../db/payment-tables.ts";
import type { CardIntent } from "../providers/card/card-provider.ts";
import { endUnpaidOrder } from "./end-unpaid-order.ts";
import { addPaymentCheck } from "./payment-checks.ts";
import { queueTask, releaseKey } from "./queue-task.ts";
import type { Settlement } from "./settlement.ts";

/** Payments that do not match an order; each adds a payment check. */

/** Releases a payment made for an order that has ended. */
export async function releaseLate(
  trx: Trx,
  payment: PaymentRow,
  intent: CardIntent,
  now: number,
): Promise<Settlement> {
  if (await isBeingReleased(trx, payment.order_id)) return "ended";
  await release(trx, payment, intent, "paid_late", now);
  return "released";
}

/** Releases a payment that does not match its order, and ends the order. */
export async function releaseDifferent(
  trx: Trx,
  payment: PaymentRow,
  intent: CardIntent,
  now: number,
): Promise<Settlement> {
  if (payment.settled_at !== null) {
    const { order_id, intent_id } = payment;
    const check = { orderId: order_id, intentId: intent_id ?? "", amount: intent.received, now };
    await addPaymentCheck(trx, { ...check, kind: "differs", done: "nothing" });
    return "paid";
  }
  const { numUpdatedRows } = await trx
    .updateTable("payments")
    .set({ closing_at: now })
    .where("intent_id", "=", intent.id)
    .where("settled_at", "is", null)
    .where("closing_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return "open";
  await endUnpaidOrder(trx, payment.order_id);
  await release(trx, payment, intent, "differs", now);
  return "released";
}

/** Queues the release of a payment and adds a payment check. */
export async function release(
  trx: Trx,
  payment: PaymentRow,
  intent: CardIntent,
  kind: "without_order" | "differs" | "paid_late",
  now: number,
): Promise<void> {
  const { order_id: orderId } = payment;
  const key = releaseKey(orderId);
  await queueTask(trx, { key, kind: "release", payment, amount: null, reason: kind, now });
  const check = { kind, orderId, intentId: intent.id, amount: intent.amount, now };
  await addPaymentCheck(trx, { ...check, done: "releasing" });
}

/** Marks a fully refunded order as refunded, wherever the refunds were made. */
export async function applyRefunds(
  trx: Trx,
  { order_id }: PaymentRow,
  { received, refunded }: CardIntent,
): Promise<Settlement> {
  if (refunded === 0 || (await hasOpenTask(trx, order_id))) return "paid";
  if (refunded >= received) await setPaidOrder(trx, order_id, "refunded");
  return "paid";
}

/**
 * Sets the status of a paid order whose money was returned; its progress is unchanged. False if it
 * was not paid.
 */
export async function setPaidOrder(
  trx: Trx,
  orderId: string,
  status: "refunded" | "cancelled",
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("orders")
    .set({ status })
    .where("id", "=", orderId)
    .where("status", "in", ["paid", "unpaid"])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function isBeingReleased(trx: Trx, orderId: string): Promise<boolean> {
  const task = await trx
    .selectFrom("payment_tasks")
    .select("id")
    .where("key", "=", releaseKey(orderId))
    .executeTakeFirst();
  return task !== undefined;
}

async function hasOpenTask(trx: Trx, orderId: string): Promise<boolean> {
  const task = await trx
    .selectFrom("payment_tasks")
    .select("id")
    .where("order_id", "=", orderId)
    .where("done_at", "is", null)
    .executeTakeFirst();
  return task !== undefined;
}
