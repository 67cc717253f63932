import type { Kysely } from "kysely";

/** A command of the staff can be undone for some seconds: until then its guest does not see it. */
export async function addHeldChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("orders").addColumn("held", "text").execute();
  await db.schema
    .alterTable("order_events")
    .addColumn("hidden", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
