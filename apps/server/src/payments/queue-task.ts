import type { Cents } from "@noren/ordering/money.ts";
import { z } from "zod";
import type { Trx } from "../db/open.ts";
import type { PaymentRow, TaskKind } from "../db/payment-tables.ts";
import { enqueue, type JobType } from "../jobs/job-type.ts";

type NewTask = {
  key: string;
  kind: TaskKind;
  payment: Pick<PaymentRow, "order_id" | "intent_id" | "provider">;
  /** Null for the full amount. */
  amount: Cents | null;
  reason: string;
  now: number;
};

const schema = z.object({ task_id: z.number() });
export const paymentTask: JobType<z.output<typeof schema>> = {
  name: "payment_task",
  payload: schema,
};

/**
 * Stores and enqueues a payment task in the transaction that decides it. Tasks of one order run one
 * after another, since a refund may follow a capture. Idempotent per key. A payment without an
 * intent holds no money, so nothing is queued.
 */
export async function queueTask(trx: Trx, task: NewTask): Promise<void> {
  const { key, kind, payment, amount, reason, now } = task;
  if (payment.intent_id === null) return;
  const { order_id, intent_id, provider } = payment;
  const row = await trx
    .insertInto("payment_tasks")
    .values({
      ...{ key, kind, order_id, intent_id, provider, amount, reason },
      ...{ created_at: now, done_at: null, outcome: null },
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return;
  const payload = { task_id: row.id };
  await enqueue(trx, paymentTask, { payload, dedupeKey: key, serialKey: order_id, now });
}

/** One key per order: its payment is released once. */
export function releaseKey(orderId: string): string {
  return `release:${orderId}`;
}
