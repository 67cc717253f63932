import type { Kysely } from "kysely";

/** Whether a refund includes the delivery fee, so that it is refunded once. */
export async function addRefundedDelivery(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("order_refunds")
    .addColumn("delivery", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
}
