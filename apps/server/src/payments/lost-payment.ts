import { asCents, type Cents, sumCents } from "@noren/ordering/money.ts";
import type { Trx } from "../db/open.ts";
import { writeEvent } from "../live/events.ts";
import { issueCreditNote, receiptsOf } from "../orders/receipts.ts";
import { queuePushAlerts } from "../push/push-alert.ts";
import { issueOrderReceipt } from "./order-receipt.ts";
import { addPaymentCheck } from "./payment-checks.ts";
import type { PaymentServices } from "./payment-services.ts";

type LostPayment = {
  orderId: string;
  intentId: string;
  amount: Cents;
  kind: "lost" | "capture_failed";
  now: number;
};

/**
 * Marks a paid order as unpaid because its money was lost (cancelled, expired or not captured). It
 * becomes a new, unacknowledged version, so that every desk shows it again. Issued receipts are
 * cancelled by a credit note. False if it was not paid.
 */
export async function losePayment(
  trx: Trx,
  { orderId, intentId, amount, kind, now }: LostPayment,
): Promise<boolean> {
  const order = await trx
    .updateTable("orders")
    .set((row) => ({
      status: "unpaid",
      version: row("version", "+", 1),
      acknowledged_at: null,
      acknowledged_by: null,
      alerted_at: null,
    }))
    .where("id", "=", orderId)
    .where("status", "=", "paid")
    .returning("id")
    .executeTakeFirst();
  if (!order) return false;
  await writeEvent(trx, { orderId, kind: "payment_lost", at: now, data: { amount } });
  await queuePushAlerts(trx, orderId, now);
  await addPaymentCheck(trx, { kind, orderId, intentId, amount, done: "nothing", now });
  const left = asCents(sumCents((await receiptsOf(trx, orderId)).map(({ total }) => total)));
  const whole = { amount: left, lines: [], delivery: false, paid: [] };
  if (left > 0) await issueCreditNote(trx, orderId, whole, now);
  return true;
}

/**
 * Marks an unpaid order as paid again: its money was captured in the provider's dashboard. One that
 * was completed meanwhile gets its receipt now.
 */
export async function restorePayment(
  services: PaymentServices,
  trx: Trx,
  orderId: string,
): Promise<void> {
  const restored = await trx
    .updateTable("orders")
    .set((row) => ({ status: "paid", version: row("version", "+", 1) }))
    .where("id", "=", orderId)
    .where("status", "=", "unpaid")
    .returningAll()
    .executeTakeFirst();
  await writeEvent(trx, { orderId, kind: "payment_restored", at: services.now() });
  // The receipt of a completion that is still held is issued with it.
  if (restored?.progress === "completed" && restored.held === null)
    await issueOrderReceipt(services, trx, restored);
}
