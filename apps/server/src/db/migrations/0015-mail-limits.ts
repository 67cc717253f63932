import { type Kysely, sql } from "kysely";

/** Limits of the mails and open orders that a stranger can cause. */
export async function createMailLimits(db: Kysely<unknown>): Promise<void> {
  // Finds due codes, however many other mails wait.
  await sql`
    create index outbox_codes_due on outbox (next_attempt_at)
    where kind = 'code' and sent_at is null
  `.execute(db);
  await db.schema
    .alterTable("outbox")
    .addColumn("is_counted", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("mail_recipients")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("proved_at", "bigint")
    .addColumn("hour_start", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("mails", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ["hour_start", "sent"])
    await db.schema
      .alterTable("codes")
      .addColumn(column, "bigint", (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema
    .alterTable("orders")
    .addColumn("phone_key", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  for (const column of ["email", "phone_key"])
    await sql`
      create index ${sql.ref(`unaccepted_orders_by_${column}`)} on orders (${sql.ref(column)})
      where progress = 'new'
    `.execute(db);
}
