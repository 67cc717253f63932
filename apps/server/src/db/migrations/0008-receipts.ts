import { type Kysely, sql } from "kysely";
import { countingKey, type DialectName } from "../dialect.ts";

/** Receipts and credit notes with one number sequence, refunds, and webhook deliveries. */
export async function createReceipts(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable("counters")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "integer", (c) => c.notNull())
    .execute();
  await sql`insert into counters (name, value) values ('receipts', 0)`.execute(db);

  await db.schema
    .createTable("receipts")
    .addColumn("number", "integer", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("of_number", "integer")
    .addColumn("issued_at", "bigint", (c) => c.notNull())
    .addColumn("data", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("receipts_of_order").on("receipts").column("order_id").execute();

  await db.schema
    .createTable("order_refunds")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id"))
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("refunds_of_order").on("order_refunds").column("order_id").execute();

  await db.schema
    .createTable("webhook_deliveries")
    .addColumn("id", "integer", countingKey(dialect))
    .addColumn("dedupe", "text", (c) => c.notNull().unique())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .addColumn("next_attempt_at", "bigint", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("done_at", "bigint")
    .execute();
}
