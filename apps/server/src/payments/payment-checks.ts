import type { Cents } from "@noren/ordering/money.ts";
import type { Trx } from "../db/open.ts";
import type { CheckKind, TaskOutcome } from "../db/payment-tables.ts";
import { writeEvent } from "../live/events.ts";

type NewCheck = {
  kind: CheckKind;
  orderId: string | null;
  intentId: string;
  amount: Cents;
  done: "releasing" | "settled" | "nothing" | TaskOutcome;
  /** Id of the refund, to distinguish several checks of one kind and amount. */
  about?: string;
  now: number;
};

/** Adds a payment to the list that staff have to check; duplicates are ignored. */
export async function addPaymentCheck(trx: Trx, check: NewCheck): Promise<void> {
  const { kind, orderId, intentId, amount, done, about, now } = check;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("payment_checks")
    .values({
      dedupe: `${kind}:${intentId}:${about ?? amount}`,
      kind,
      order_id: orderId,
      intent_id: intentId,
      amount,
      done,
      created_at: now,
      seen_at: null,
      seen_by: null,
      mailed_at: null,
    })
    .onConflict((conflict) => conflict.column("dedupe").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n)
    await writeEvent(trx, { orderId: null, kind: "payment_checks_changed", at: now });
}

/** Sets the outcome of a payment's checks that were `releasing`. */
export async function closePaymentChecks(
  trx: Trx,
  intentId: string,
  outcome: TaskOutcome,
): Promise<void> {
  await trx
    .updateTable("payment_checks")
    .set({ done: outcome })
    .where("intent_id", "=", intentId)
    .where("done", "=", "releasing")
    .execute();
}
