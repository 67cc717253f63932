import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db, Trx } from "../db/open.ts";
import { mailboxOf } from "./mailbox.ts";

const HOUR_MS = 60 * 60_000;

/** Hash of a mailbox, so that the table contains no addresses. */
function recipientKey(email: string): string {
  return createHash("sha256").update(mailboxOf(email)).digest("base64url");
}

/** Marks an order's address as verified: a link that was sent only to it was opened. */
export async function proveOrder(db: Db, orderId: string, now: number): Promise<void> {
  await db
    .updateTable("orders")
    .set({ proved_at: now })
    .where("id", "=", orderId)
    .where("proved_at", "is", null)
    .execute();
}

/**
 * Whether this order's address is verified: it was placed by the address's confirmed account, its
 * own card payment was settled, or a link of its mails was opened. Other orders prove nothing,
 * since anyone can order with any address.
 */
export async function isProved(db: Db, orderId: string): Promise<boolean> {
  const { proved } = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("orders")
            .select("id")
            .where("id", "=", orderId)
            .where("proved_at", "is not", null),
        ),
        exists(
          selectFrom("orders")
            .innerJoin("accounts", "accounts.id", "orders.account_id")
            .select("orders.id")
            .where("orders.id", "=", orderId)
            .whereRef("accounts.email", "=", "orders.email")
            .where("accounts.verified_at", "is not", null),
        ),
        exists(
          selectFrom("payments")
            .select("order_id")
            .where("order_id", "=", orderId)
            .where("settled_at", "is not", null)
            // The demo provider accepts test cards, which prove nothing.
            .where("provider", "<>", "demo"),
        ),
      ]).as("proved"),
    )
    .executeTakeFirstOrThrow();
  return Boolean(proved);
}

/** Mails to a mailbox in its current hour, including this one; `endsAt` in epoch milliseconds. */
export type CountedHour = { key: string; mails: number; endsAt: number };

/** Counts a mail to the mailbox; one statement, so that concurrent counts are atomic. */
export async function countMail(db: Db, email: string, now: number): Promise<CountedHour> {
  const key = recipientKey(email);
  const isOver = sql<boolean>`mail_recipients.hour_start <= ${now - HOUR_MS}`;
  const { mails, hour_start } = await db
    .insertInto("mail_recipients")
    .values({ key, hour_start: now, mails: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        mails: sql`case when ${isOver} then 1 else mail_recipients.mails + 1 end`,
        hour_start: sql`case when ${isOver} then ${now} else mail_recipients.hour_start end`,
      }),
    )
    .returning(["mails", "hour_start"])
    .executeTakeFirstOrThrow();
  return { key, mails, endsAt: hour_start + HOUR_MS };
}

/** Deletes the counts of addresses, for erasure requests. */
export async function deleteRecipients(trx: Trx, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await trx.deleteFrom("mail_recipients").where("key", "in", emails.map(recipientKey)).execute();
}
