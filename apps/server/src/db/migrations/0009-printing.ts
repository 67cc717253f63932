import { type Kysely, sql } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

/** Printers and print jobs; each document is queued once. */
export async function createPrinting(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("printers")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("host", "text", (c) => c.notNull())
    .addColumn("port", "integer", (c) => c.notNull())
    .addColumn("prints_ticket", "integer", (c) => c.notNull())
    .addColumn("prints_label", "integer", (c) => c.notNull())
    .addColumn("copies", "integer", (c) => c.notNull())
    .addColumn("print_when", "text", (c) => c.notNull())
    .addColumn("enabled", "integer", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("removed_at", "bigint")
    .addColumn("said", "text", (c) => c.notNull().defaultTo("unknown"))
    .addColumn("said_at", "bigint")
    .addColumn("failures", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("next_attempt_at", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("claim", "text")
    .addColumn("claimed_until", "bigint")
    .execute();

  await db.schema
    .createTable("print_jobs")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("printer_id", "integer", (c) => c.notNull().references("printers.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("copies", "integer", (c) => c.notNull())
    .addColumn("requested_by", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("fault", "text")
    .addColumn("claim", "text")
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addUniqueConstraint("print_jobs_once", ["order_id", "kind", "printer_id", "reason"])
    .execute();
  // A partial index of the open jobs, which stay few.
  await sql`create index open_print_jobs on print_jobs (printer_id, id)
    where state in ('waiting', 'sending')`.execute(db);
}
