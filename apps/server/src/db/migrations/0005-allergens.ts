import type { Kysely } from "kysely";

/**
 * Allergens and diets of dishes and choices (none for existing ones), and the declaration of an
 * order line as ordered, which later menu changes do not affect.
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
