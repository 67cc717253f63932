import type { Insertable } from "kysely";
import type { OutboxTable } from "../db/mail-tables.ts";
import type { Trx } from "../db/open.ts";
import { queueMails } from "../mail/queue.ts";

/** Keeps the mails of an order that is not paid yet, in the order's own transaction. */
export async function addPendingMails(
  trx: Trx,
  orderId: string,
  mails: readonly Insertable<OutboxTable>[],
): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ dedupe, kind, recipient, locale, data }) => {
    return { order_id: orderId, dedupe, kind, recipient, locale, data };
  });
  await trx.insertInto("held_mails").values(rows).execute();
}

/** Queues them, in the transaction that settles the order. */
export async function releasePendingMails(trx: Trx, orderId: string, now: number): Promise<void> {
  const pending = await trx
    .selectFrom("held_mails")
    .select(["dedupe", "kind", "recipient", "locale", "data"])
    .where("order_id", "=", orderId)
    .orderBy("dedupe", "desc")
    .execute();
  await queueMails(
    trx,
    pending.map((mail) => ({
      ...mail,
      created_at: now,
      next_attempt_at: now,
      claimed_until: null,
      sent_at: null,
      last_error: null,
    })),
  );
  await deletePendingMails(trx, orderId);
}

/** Nobody is told of an order that was never paid. */
export async function deletePendingMails(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom("held_mails").where("order_id", "=", orderId).execute();
}
