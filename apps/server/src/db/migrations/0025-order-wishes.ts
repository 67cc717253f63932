import type { Kysely } from "kysely";

const TEXTS = ["floor", "door_code", "instructions", "note", "dietary"] as const;

/** Delivery details and wishes of an order. `dietary` is JSON text. */
export async function addOrderWishes<T>(db: Kysely<T>): Promise<void> {
  // SQLite adds one column per statement.
  for (const column of TEXTS)
    await db.schema.alterTable("orders").addColumn(column, "text").execute();
  await db.schema
    .alterTable("orders")
    .addColumn("cutlery", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
