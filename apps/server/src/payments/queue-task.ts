import type { Cents } from "@noren/ordering/money.ts";
import { signalOnCommit } from "../db/commit-signals.ts";
import type { Trx } from "../db/open.ts";
import type { PaymentRow, TaskKind } from "../db/payment-tables.ts";

type NewTask = {
  key: string;
  kind: TaskKind;
  payment: Pick<PaymentRow, "order_id" | "intent_id" | "provider">;
  /** Null for all that there is. */
  amount: Cents | null;
  reason: string;
  now: number;
};

/**
 * Writes down what is to be done with money, in the transaction that decides it. The same key is
 * one task. A payment that its provider has never answered for holds none.
 */
export async function queueTask(trx: Trx, task: NewTask): Promise<void> {
  const { key, kind, payment, amount, reason, now } = task;
  if (payment.intent_id === null) return;
  await trx
    .insertInto("payment_tasks")
    .values({
      key,
      kind,
      order_id: payment.order_id,
      intent_id: payment.intent_id,
      provider: payment.provider,
      amount,
      reason,
      created_at: now,
      next_attempt_at: now,
      claimed_until: null,
      done_at: null,
      outcome: null,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  signalOnCommit(trx, "payments");
}

/** An order's money is given back as a whole once. */
export function releaseKey(orderId: string): string {
  return `release:${orderId}`;
}
