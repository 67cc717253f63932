import type { Kysely } from "kysely";

/** Facts about dishes and choices that the law asks for; none for existing ones. */
export async function addDishFacts(db: Kysely<unknown>): Promise<void> {
  for (const table of ["items", "choices"])
    await db.schema
      .alterTable(table)
      .addColumn("facts", "text", (c) => c.notNull().defaultTo("{}"))
      .execute();
}
