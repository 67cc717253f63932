import type { Trx } from "../db/open.ts";
import { enqueueMails, orderMailKeys } from "../mail/queue.ts";

/** Enqueues the pending mails of an order, in the transaction that settles it. */
export async function releasePendingMails(trx: Trx, orderId: string): Promise<void> {
  const mails = await trx
    .selectFrom("outbox")
    .select(["id", "dedupe", "kind", "created_at", "expires_at"])
    .where("dedupe", "in", orderMailKeys(orderId))
    .orderBy("id")
    .execute();
  await enqueueMails(trx, mails);
}

/** Deletes the pending mails of an order that was never paid. */
export async function deletePendingMails(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom("outbox").where("dedupe", "in", orderMailKeys(orderId)).execute();
}
