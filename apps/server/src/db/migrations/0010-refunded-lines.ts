import type { Kysely } from "kysely";

/** Which lines a refund gave back, so that no piece goes back twice. */
export async function addRefundedLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("order_refunds")
    .addColumn("lines", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
}
