import type { Kysely } from "kysely";

/** The lines of a refund, so that no piece is refunded twice. */
export async function addRefundedLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("order_refunds")
    .addColumn("lines", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
}
