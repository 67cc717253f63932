import type { Kysely } from "kysely";

/**
 * What is declared of dishes and choices (of those there are: nothing yet), and of a line as it was
 * ordered: a later change of the menu does not reach it.
 */
export async function addAllergens(db: Kysely<unknown>): Promise<void> {
  for (const table of ["items", "choices"]) {
    await db.schema.alterTable(table).addColumn("allergens", "text").execute();
    await db.schema
      .alterTable(table)
      .addColumn("diets", "text", (c) => c.notNull().defaultTo("[]"))
      .execute();
  }
  await db.schema.alterTable("order_lines").addColumn("declaration", "text").execute();
}
