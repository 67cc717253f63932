import { type Kysely, sql } from "kysely";

/** Finds the codes that are due among however many other mails wait. */
export async function indexCodeMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index outbox_codes_due on outbox (next_attempt_at)
    where kind = 'code' and sent_at is null
  `.execute(db);
}
