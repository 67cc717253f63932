import type { Kysely } from "kysely";

/**
 * Kitchen names of dishes and choices, and of the lines that name them; when a dish was archived,
 * and the dishes that go with it; guests' own containers. Existing rows have none of it.
 */
export async function addDishColumns(db: Kysely<unknown>): Promise<void> {
  for (const table of ["items", "choices", "order_lines"])
    await db.schema.alterTable(table).addColumn("kitchen_name", "text").execute();
  await db.schema.alterTable("items").addColumn("archived_at", "bigint").execute();
  await db.schema
    .alterTable("items")
    .addColumn("companions", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  for (const table of ["categories", "orders"])
    await db.schema
      .alterTable(table)
      .addColumn("own_container", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
}
