import { asCents, type Cents, sumCents } from "@noren/ordering/money.ts";
import type { Db, Trx } from "../db/open.ts";
import type { PaymentRow } from "../db/payment-tables.ts";
import type { OrderRow } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { writeEvent } from "../live/events.ts";
import { lockedOrder } from "../orders/locked-order.ts";
import type { CardIntent, CardRefund } from "../providers/card/card-provider.ts";
import { addPaymentCheck } from "./payment-checks.ts";
import type { PaymentServices } from "./payment-services.ts";
import { recordRefund } from "./record-refund.ts";

/**
 * Reconciles our refunds with the provider's: a refund made in its dashboard is recorded for the
 * order, and one that failed later is reverted. `isReported`: a webhook reported a refund, so the
 * provider's list is read even if the sums agree. False if the provider does not answer.
 */
export async function reconcileRefunds(
  services: PaymentServices,
  intent: CardIntent,
  isReported = false,
): Promise<boolean> {
  const { db, log, providers } = services;
  const payment = await db
    .selectFrom("payments")
    .selectAll()
    .where("intent_id", "=", intent.id)
    .where("bound_at", "is not", null)
    .executeTakeFirst();
  const provider = payment && providers.named(payment.provider);
  if (!provider) return true;
  const known = await knownRefunds(db, intent.id);
  if (!isReported && sumCents(known.map(({ amount }) => amount)) === intent.refunded) return true;
  const listed = await provider.refunds(intent.id);
  if (!listed.ok) {
    log.warn({ intent: intent.id, code: listed.code }, "the refunds of a payment cannot be read");
    return false;
  }
  await transact(db, (trx) => applyListed(services, trx, payment, listed.value));
  return true;
}

async function applyListed(
  services: PaymentServices,
  trx: Trx,
  { order_id, intent_id }: PaymentRow,
  listed: readonly CardRefund[],
): Promise<void> {
  const order = await lockedOrder(trx, order_id);
  const known = await knownRefunds(trx, intent_id ?? "");
  const tasks = await trx
    .selectFrom("payment_tasks")
    .select(["key"])
    .where("order_id", "=", order_id)
    .execute();
  for (const refund of listed) {
    const ours = known.find((row) => row.provider_refund_id === refund.id);
    const isOwnTask = tasks.some(({ key }) => key === refund.key);
    if (refund.isFailed && ours) await failRefund(services, trx, order, refund, ours.key);
    else if (!refund.isFailed && !ours && !isOwnTask) await addRefund(services, trx, order, refund);
  }
  const refundedTotal = sumCents(
    listed.filter((refund) => !refund.isFailed).map((one) => one.amount),
  );
  await trx
    .updateTable("payments")
    .set({ refunded: refundedTotal })
    .where("intent_id", "=", intent_id)
    .execute();
}

/** Records a refund made in the provider's dashboard, with the same consequences as one of ours. */
async function addRefund(
  services: PaymentServices,
  trx: Trx,
  order: OrderRow,
  { id, amount, intentId }: CardRefund,
): Promise<void> {
  const now = services.now();
  const key = `${order.id}:elsewhere:${id}`;
  await writeRefund(trx, { key: `refund:${key}`, orderId: order.id, intentId, amount, id, now });
  const check = { orderId: order.id, intentId, amount, about: id, now };
  await addPaymentCheck(trx, { ...check, kind: "refunded_elsewhere", done: "refunded" });
  if (order.progress === "rejected" || order.progress === "cancelled") return;
  const row = { key, order_id: order.id, amount, created_at: now, state: "made" } as const;
  await trx
    .insertInto("order_refunds")
    .values({ ...row, lines: NO_LINES })
    .execute();
  await recordRefund(services, trx, order, key);
}

const NO_LINES = "[]" as never;

/** The customer was notified but received nothing, so staff have to refund in another way. */
async function failRefund(
  services: PaymentServices,
  trx: Trx,
  order: OrderRow,
  { id, amount, intentId }: CardRefund,
  key: string,
): Promise<void> {
  const now = services.now();
  await trx.deleteFrom("refunds").where("key", "=", key).execute();
  await trx
    .updateTable("payment_tasks")
    .set({ outcome: "refused" })
    .where("key", "=", key)
    .execute();
  await trx
    .updateTable("orders")
    .set({ status: "paid" })
    .where("id", "=", order.id)
    .where("status", "=", "refunded")
    .execute();
  await markRefundFailed(trx, { orderId: order.id, taskKey: key, amount, now });
  const check = { orderId: order.id, intentId, amount, about: id, now };
  await addPaymentCheck(trx, { ...check, kind: "refund_failed", done: "refused" });
}

type FailedRefund = { orderId: string; taskKey: string; amount: Cents; now: number };

/** Marks a refund as failed, so that its amount can be refunded again. */
export async function markRefundFailed(trx: Trx, failed: FailedRefund): Promise<void> {
  const { orderId, taskKey, amount, now } = failed;
  await trx
    .updateTable("order_refunds")
    .set({ state: "failed" })
    .where("key", "=", orderRefundKey(taskKey))
    .execute();
  // A new version, so that every desk shows the order again.
  await trx
    .updateTable("orders")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("id", "=", orderId)
    .execute();
  await writeEvent(trx, { orderId, kind: "refund_failed", at: now, data: { amount } });
}

/** The `order_refunds` key of a refund, from the key of its payment task. */
export function orderRefundKey(taskKey: string): string {
  return taskKey.replace(/^refund:/, "");
}

type WrittenRefund = {
  key: string;
  orderId: string;
  intentId: string;
  amount: Cents;
  id: string;
  now: number;
};

export async function writeRefund(trx: Trx, refund: WrittenRefund): Promise<void> {
  await trx
    .insertInto("refunds")
    .values({
      key: refund.key,
      order_id: refund.orderId,
      intent_id: refund.intentId,
      amount: refund.amount,
      provider_refund_id: refund.id,
      created_at: refund.now,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

async function knownRefunds(db: Db, intentId: string) {
  const rows = await db
    .selectFrom("refunds")
    .select(["key", "amount", "provider_refund_id"])
    .where("intent_id", "=", intentId)
    .execute();
  return rows.map((row) => ({ ...row, amount: asCents(row.amount) }));
}
