import { type Kysely, sql } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

type Webhook = {
  dedupe: string;
  body: string;
  created_at: number;
  expires_at: number;
  next_attempt_at: number;
  attempts: number;
};
type PaymentTask = {
  id: number;
  key: string;
  order_id: string;
  created_at: number;
  next_attempt_at: number;
  attempts: number;
};

/** One queue of background jobs, into which unfinished webhooks and payment tasks move. */
export async function createJobs<T>(db: Kysely<T>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("dedupe_key", "text", (c) => c.notNull().unique())
    .addColumn("serial_key", "text")
    .addColumn("payload", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("run_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint")
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("leased_until", "bigint")
    .addColumn("done_at", "bigint")
    .addColumn("last_error", "text")
    .execute();
  await sql`create index due_jobs on jobs (kind, run_at, id) where done_at is null`.execute(db);
  await sql`create index open_jobs_by_serial_key on jobs (serial_key, id)
    where done_at is null`.execute(db);

  await moveWebhooks(db);
  await movePaymentTasks(db);
}

async function moveWebhooks<T>(db: Kysely<T>): Promise<void> {
  const webhooks = await sql<Webhook>`
    select * from webhook_deliveries where done_at is null order by id`.execute(db);
  for (const { dedupe, body, next_attempt_at, created_at, expires_at, attempts } of webhooks.rows)
    await sql`insert into jobs (kind, dedupe_key, payload, created_at, run_at, expires_at, attempts)
      values ('webhook', ${`webhook:${dedupe}`}, ${JSON.stringify({ body })}, ${created_at},
        ${next_attempt_at}, ${expires_at}, ${attempts})`.execute(db);
  await db.schema.dropTable("webhook_deliveries").execute();
}

async function movePaymentTasks<T>(db: Kysely<T>): Promise<void> {
  const tasks = await sql<PaymentTask>`
    select * from payment_tasks where done_at is null order by id`.execute(db);
  for (const { id, key, order_id, created_at, next_attempt_at, attempts } of tasks.rows)
    await sql`insert into jobs
      (kind, dedupe_key, serial_key, payload, created_at, run_at, attempts)
      values ('payment_task', ${`payment_task:${key}`}, ${`payment_task:${order_id}`},
        ${JSON.stringify({ task_id: id })}, ${created_at}, ${next_attempt_at}, ${attempts})
    `.execute(db);
  await sql`drop index payment_tasks_due`.execute(db);
  for (const column of ["next_attempt_at", "attempts", "claimed_until"])
    await sql`alter table payment_tasks drop column ${sql.ref(column)}`.execute(db);
}
