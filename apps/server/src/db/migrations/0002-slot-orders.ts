import type { Kysely } from "kysely";

/** A row for each slot that has orders, so that its last place can be taken once. */
export async function createSlotOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("slot_orders")
    .addColumn("order_type", "text", (c) => c.notNull())
    .addColumn("slot_at", "bigint", (c) => c.notNull())
    .addColumn("orders", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("slot_orders_key", ["order_type", "slot_at"])
    .execute();
  await db.schema
    .createIndex("orders_by_slot")
    .on("orders")
    .columns(["slot_at", "order_type"])
    .execute();
}
