import type { OrderType, SlotSettings } from "@noren/ordering/model.ts";
import type { Trx } from "../db/open.ts";

type Place = { order_type: OrderType; slot_at: number };

/**
 * Takes a place in a slot for the order that this transaction has just written with its lines; false
 * where there was none left, or not for so many pieces, and then the transaction must end without a
 * trace. Whoever takes a place waits for the slot's row, so the last place is taken once. What is in
 * the slot is counted again each time: limits come and go during an evening.
 */
export async function takeSlotPlace(
  trx: Trx,
  place: Place,
  { orders_per_slot, pieces_per_slot }: SlotSettings,
): Promise<boolean> {
  if (orders_per_slot === 0 && pieces_per_slot === 0) return true;
  await holdSlot(trx, place);
  // A statement of its own: it sees what they have written for whom this one waited.
  const orders = await countOrders(trx, place);
  if (orders_per_slot > 0 && orders > orders_per_slot) return false;
  // An order that no slot could hold takes a whole one.
  if (pieces_per_slot === 0 || orders === 1) return true;
  return (await piecesIn(trx, place)) <= pieces_per_slot;
}

/** Until this transaction's end nobody else takes a place in the slot. */
async function holdSlot(trx: Trx, { order_type, slot_at }: Place): Promise<void> {
  await trx
    .insertInto("slot_orders")
    .values({ order_type, slot_at, orders: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(["order_type", "slot_at"])
        .doUpdateSet((eb) => ({ orders: eb.ref("slot_orders.orders") })),
    )
    .execute();
}

async function countOrders(trx: Trx, { order_type, slot_at }: Place): Promise<number> {
  const { orders } = await trx
    .updateTable("slot_orders")
    .set((eb) => ({
      orders: eb
        .selectFrom("orders")
        .where("orders.order_type", "=", order_type)
        .where("orders.slot_at", "=", slot_at)
        .where("orders.progress", "not in", ["rejected", "cancelled"])
        .select(({ fn }) => fn.countAll<number>().as("orders")),
    }))
    .where("order_type", "=", order_type)
    .where("slot_at", "=", slot_at)
    .returning("orders")
    .executeTakeFirstOrThrow();
  return orders;
}

/** Free lines count no pieces. */
async function piecesIn(trx: Trx, { order_type, slot_at }: Place): Promise<number> {
  const { pieces } = await trx
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(({ fn }) => fn.sum<number | string | null>("quantity").as("pieces"))
    .where("order_type", "=", order_type)
    .where("slot_at", "=", slot_at)
    .where("progress", "not in", ["rejected", "cancelled"])
    .where("order_lines.offer_id", "is", null)
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
