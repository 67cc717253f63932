import type { Kysely } from "kysely";

/** One row per slot with orders, so that its remaining capacity is taken atomically. */
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
