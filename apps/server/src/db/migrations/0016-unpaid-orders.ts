import type { Kysely } from "kysely";

type Orders = { orders: { status: string; payment_method: string; progress: string } };

/**
 * Refunds get a state, since the provider may refuse one or let it fail later, and their requester.
 * Payment checks get the time of their mail. A card order whose payment was lost while the kitchen
 * continues becomes `unpaid`; it was wrongly `cancelled` before.
 */
export async function addUnpaidOrders(db: Kysely<unknown>): Promise<void> {
  const refunds = db.schema.alterTable("order_refunds");
  await refunds.addColumn("state", "text", (c) => c.notNull().defaultTo("made")).execute();
  await refunds.addColumn("staff_id", "integer").execute();
  await refunds.addColumn("who", "text").execute();
  await db.schema.alterTable("payment_checks").addColumn("mailed_at", "bigint").execute();
  await db.schema
    .createIndex("payment_checks_mailed")
    .on("payment_checks")
    .column("mailed_at")
    .execute();
  await db
    .withTables<Orders>()
    .updateTable("orders")
    .set({ status: "unpaid" })
    .where("status", "=", "cancelled")
    .where("payment_method", "=", "card")
    .where("progress", "not in", ["rejected", "cancelled"])
    .execute();
}
