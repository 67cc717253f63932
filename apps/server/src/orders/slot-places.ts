import type { OrderType, SlotSettings } from "@noren/ordering/model.ts";
import type { Trx } from "../db/open.ts";

type Place = { order_type: OrderType; slot_at: number };

/**
 * Takes a place in a slot for the order that this transaction has just written; false where there
 * was none left, and then the transaction must end without a trace. The first order under a limit
 * makes the slot's row, with the orders from before it; the next ones add to it, one after another,
 * so the last place is taken once.
 */
export async function takeSlotPlace(
  trx: Trx,
  { order_type, slot_at }: Place,
  { orders_per_slot }: SlotSettings,
): Promise<boolean> {
  if (orders_per_slot === 0) return true;
  const taken = await trx
    .insertInto("slot_orders")
    .columns(["order_type", "slot_at", "orders"])
    .expression((eb) =>
      eb
        .selectFrom("orders")
        .where("orders.order_type", "=", order_type)
        .where("orders.slot_at", "=", slot_at)
        .where("orders.progress", "not in", ["rejected", "cancelled"])
        .groupBy(["orders.order_type", "orders.slot_at"])
        .select(({ fn }) => ["order_type", "slot_at", fn.countAll<number>().as("orders")]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["order_type", "slot_at"])
        .doUpdateSet((eb) => ({ orders: eb("slot_orders.orders", "+", 1) })),
    )
    .returning("orders")
    .executeTakeFirstOrThrow();
  return taken.orders <= orders_per_slot;
}

/** Gives the place of an order back that has ended; in the transaction that ends it, once. */
export async function giveBackSlotPlace(trx: Trx, { order_type, slot_at }: Place): Promise<void> {
  await trx
    .updateTable("slot_orders")
    .set((row) => ({ orders: row("orders", "-", 1) }))
    .where("order_type", "=", order_type)
    .where("slot_at", "=", slot_at)
    .where("orders", ">", 0)
    .execute();
}
