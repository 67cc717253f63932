import type { Cents } from "@noren/ordering/money.ts";
import { z } from "zod";
import type { Trx } from "../db/open.ts";
import type { PaymentRow, TaskKind } from "../db/payment-tables.ts";
import { enqueue, type JobType } from "../jobs/job-type.ts";

type NewTask = {
  key: string;
  kind: TaskKind;
  payment: Pick<PaymentRow, "order_id" | "intent_id" | "provider">;
  /** Null for all that there is. */
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
 * Writes down what is to be done with money, in the transaction that decides it, and enqueues it:
 * one task of an order after another, since what was captured can be refunded. The same key is one
 * task. A payment that its provider has never answered for holds none.
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

/** An order's money is given back as a whole once. */
export function releaseKey(orderId: string): string {
  return `release:${orderId}`;
}
