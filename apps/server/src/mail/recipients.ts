import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db, Trx } from "../db/open.ts";

const HOUR_MS = 60 * 60_000;

/** What is kept of an address: enough to find it again. */
function recipientKey(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}

/** Whoever opened a link that only a mail to the address held reads its mails. */
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

/** Whether an address is known to be its owner's: a confirmed account, a paid card, or an opened link. */
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
            // The demonstration takes anybody's test card.
            .where("payments.provider", "<>", "demo"),
        ),
      ]).as("proved"),
    )
    .executeTakeFirstOrThrow();
  return Boolean(proved);
}

/** What an address has got in the hour that runs, this mail included. */
export type CountedHour = { key: string; mails: number; endsAt: number };

/** Counts one more mail to the address; one statement, so that senders count one after another. */
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

/** Nothing is kept of whoever asked to be forgotten. */
export async function deleteRecipients(trx: Trx, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  await trx.deleteFrom("mail_recipients").where("key", "in", emails.map(recipientKey)).execute();
}
