import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db, Trx } from "../db/open.ts";

const HOUR_MS = 60 * 60_000;

/** Hash of an address, so that the table contains no addresses. */
function recipientKey(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}

/** Marks an address as verified: a link that was sent only to it was opened. */
export async function proveAddress(db: Db, email: string, now: number): Promise<void> {
  if (email === "") return;
  const key = recipientKey(email);
  await db
    .insertInto("mail_recipients")
    .values({ key, proved_at: now })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ proved_at: now })
        .where("mail_recipients.proved_at", "is", null),
    )
    .execute();
}

/** Whether an address is verified: by a confirmed account, a card payment, or an opened link. */
export async function isProved(db: Db, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase();
  const { proved } = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("mail_recipients")
            .select("key")
            .where("key", "=", recipientKey(address))
            .where("proved_at", "is not", null),
        ),
        exists(
          selectFrom("accounts")
            .select("id")
            .where("email", "=", address)
            .where("verified_at", "is not", null),
        ),
        exists(
          selectFrom("orders")
            .innerJoin("payments", "payments.order_id", "orders.id")
            .select("orders.id")
            .where("orders.email", "=", address)
            .where("payments.settled_at", "is not", null)
            // The demo provider accepts test cards, which prove nothing.
            .where("payments.provider", "<>", "demo"),
        ),
      ]).as("proved"),
    )
    .executeTakeFirstOrThrow();
  return Boolean(proved);
}

/** Mails to an address in its current hour, including this one; `endsAt` in epoch milliseconds. */
export type CountedHour = { key: string; mails: number; endsAt: number };

/** Counts a mail to the address; one statement, so that concurrent counts are atomic. */
export async function countMail(db: Db, email: string, now: number): Promise<CountedHour> {
  const key = recipientKey(email);
  const isOver = sql<boolean>`mail_recipients.hour_start <= ${sql.lit(now - HOUR_MS)}`;
  const { mails, hour_start } = await db
    .insertInto("mail_recipients")
    .values({ key, hour_start: now, mails: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        mails: sql`case when ${isOver} then 1 else mail_recipients.mails + 1 end`,
        hour_start: sql`case when ${isOver} then ${sql.lit(now)} else mail_recipients.hour_start end`,
      }),
    )
    .returning(["mails", "hour_start"])
    .executeTakeFirstOrThrow();
  return { key, mails, endsAt: hour_start + HOUR_MS };
}

/** Deletes verification and counts of addresses, for erasure requests. */
export async function deleteRecipients(trx: Trx, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await trx.deleteFrom("mail_recipients").where("key", "in", emails.map(recipientKey)).execute();
}
