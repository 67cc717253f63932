import { type Kysely, sql } from "kysely";

type Mail = {
  id: number;
  dedupe: string;
  kind: string;
  created_at: number;
  next_attempt_at: number;
  attempts: number;
  expires_at: number | null;
  last_error: string | null;
};

/** `next_attempt_at` of a mail that was given up. */
const NEVER = 8.64e15;

/**
 * Moves unsent mails to jobs. Pending mails of unpaid orders move to the outbox, and get their jobs
 * when the order is paid.
 */
export async function moveMailsToJobs<T>(db: Kysely<T>): Promise<void> {
  const unsent = await sql<Mail>`select id, dedupe, kind, created_at, next_attempt_at, attempts,
      expires_at, last_error
    from outbox where sent_at is null and recipient <> '' order by id`.execute(db);
  for (const mail of unsent.rows) {
    const kind = mail.kind === "code" ? "send_code" : "send_mail";
    const isGivenUp = Number(mail.next_attempt_at) >= NEVER;
    await sql`insert into jobs
      (kind, dedupe_key, payload, created_at, run_at, expires_at, attempts, done_at, last_error)
      values (${kind}, ${`${kind}:${mail.dedupe}`}, ${JSON.stringify({ mail_id: mail.id })},
        ${mail.created_at}, ${isGivenUp ? mail.created_at : mail.next_attempt_at},
        ${mail.expires_at}, ${mail.attempts}, ${isGivenUp ? mail.created_at : null},
        ${mail.last_error})`.execute(db);
  }
  await sql`drop index outbox_due`.execute(db);
  await sql`drop index outbox_codes_due`.execute(db);
  for (const column of ["next_attempt_at", "attempts", "claimed_until", "last_error"])
    await sql`alter table outbox drop column ${sql.ref(column)}`.execute(db);
  await sql`create index unsent_mails on outbox (id) where sent_at is null`.execute(db);

  await sql`insert into outbox (dedupe, kind, recipient, locale, data, created_at)
    select dedupe, kind, recipient, locale, data,
      coalesce((select created_at from orders where orders.id = held_mails.order_id), 0)
    from held_mails where true on conflict do nothing`.execute(db);
  await db.schema.dropTable("held_mails").execute();
}
