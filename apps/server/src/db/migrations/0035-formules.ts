import type { Kysely } from "kysely";

/**
 * Choices that are dishes, formules with the reference prices of their dishes, and the pieces in
 * one of an ordered line.
 */
export async function addFormules(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("items")
    .addColumn("is_formule", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("items").addColumn("reference_price", "integer").execute();
  await db.schema.alterTable("choices").addColumn("dish_id", "integer").execute();
  await db.schema
    .alterTable("order_lines")
    .addColumn("pieces", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
}
