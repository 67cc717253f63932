import type { Kysely } from "kysely";

/** Sold-out dishes and choices, and daily counts; existing dishes are on sale without a count. */
export async function addAvailability(db: Kysely<unknown>): Promise<void> {
  for (const table of ["items", "choices"])
    await db.schema.alterTable(table).addColumn("sold_out", "text").execute();
  await db.schema.alterTable("items").addColumn("daily_count", "integer").execute();
  await db.schema
    .createTable("daily_counts")
    .addColumn("item_id", "bigint", (c) => c.notNull())
    .addColumn("date", "text", (c) => c.notNull())
    .addColumn("taken", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("daily_counts_pk", ["item_id", "date"])
    .execute();
  await db.schema
    .createTable("order_counts")
    .addColumn("order_id", "text", (c) => c.notNull().references("orders.id").onDelete("cascade"))
    .addColumn("item_id", "bigint", (c) => c.notNull())
    .addColumn("date", "text", (c) => c.notNull())
    .addColumn("quantity", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("order_counts_pk", ["order_id", "item_id"])
    .execute();
  await db.schema.createIndex("daily_counts_date").on("daily_counts").column("date").execute();
}
