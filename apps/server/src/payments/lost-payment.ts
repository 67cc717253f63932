import { asCents, type Cents, sumCents } from "@noren/ordering/money.ts";
import type { Trx } from "../db/open.ts";
import { writeEvent } from "../orders/order-events.ts";
import { issueCreditNote, receiptsOf } from "../orders/receipts.ts";
import { addPaymentCheck } from "./payment-checks.ts";

type LostPayment = {
  orderId: string;
  intentId: string;
  amount: Cents;
  kind: "lost" | "capture_failed";
  now: number;
};

/**
 * Marks a paid order as unpaid, since its money is gone without our doing: whoever saw it as paid has
 * to see it again, so it is a new version that nobody has acknowledged. A receipt that it had is taken
 * back. False where it was not paid.
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
  await addPaymentCheck(trx, { kind, orderId, intentId, amount, done: "nothing", now });
  const left = asCents(sumCents((await receiptsOf(trx, orderId)).map(({ total }) => total)));
  const whole = { amount: left, lines: [], delivery: false, paid: [] };
  if (left > 0) await issueCreditNote(trx, orderId, whole, now);
  return true;
}

/** The money of such an order is there after all, taken on the provider's own pages. */
export async function restorePayment(trx: Trx, orderId: string, now: number): Promise<void> {
  await trx
    .updateTable("orders")
    .set((row) => ({ status: "paid", version: row("version", "+", 1) }))
    .where("id", "=", orderId)
    .where("status", "=", "unpaid")
    .execute();
  await writeEvent(trx, { orderId, kind: "payment_restored", at: now });
}
