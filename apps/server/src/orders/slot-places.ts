import type { OrderType, SlotSettings } from "@noren/ordering/model.ts";
import type { Trx } from "../db/open.ts";

type Place = { order_type: OrderType; slot_at: number };

/**
 * Takes a place in a slot for the order that this transaction has just written with its lines; false
 * where there was none left, or not for so many pieces, and then the transaction must end without a
 * trace. The first order under a limit
 * makes the slot's row, with the orders from before it; the next ones add to it, one after another,
 * so the last place is taken once.
 */
export async function takeSlotPlace(
  trx: Trx,
  { order_type, slot_at }: Place,
  { orders_per_slot, pieces_per_slot }: SlotSettings,
): Promise<boolean> {
  if (orders_per_slot === 0 && pieces_per_slot === 0) return true;
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
  if (orders_per_slot > 0 && taken.orders > orders_per_slot) return false;
  // Whoever takes a place in this slot waits for the row until here: nobody else adds to it now.
  return pieces_per_slot === 0 || (await piecesIn(trx, order_type, slot_at)) <= pieces_per_slot;
}

async function piecesIn(trx: Trx, orderType: OrderType, slotAt: number): Promise<number> {
  const { pieces } = await trx
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(({ fn }) => fn.sum<number | string | null>("quantity").as("pieces"))
    .where("order_type", "=", orderType)
    .where("slot_at", "=", slotAt)
    .where("progress", "not in", ["rejected", "cancelled"])
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
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
