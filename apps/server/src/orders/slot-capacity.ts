import type { OrderType, SlotSettings } from "@noren/ordering/model.ts";
import { sql } from "kysely";
import type { Trx } from "../db/open.ts";
import { TAKES_PLACE } from "./held-change.ts";

type SlotKey = { order_type: OrderType; slot_at: number };

/**
 * Checks the slot's limits for an order that this transaction has inserted with its lines; where it
 * returns false, the transaction must be rolled back. A lock on the slot's row serializes
 * concurrent orders, so the last place is taken once. Orders and pieces are counted each time,
 * because limits can change at any time.
 */
export async function reserveSlot(
  trx: Trx,
  slot: SlotKey,
  { orders_per_slot, pieces_per_slot }: SlotSettings,
): Promise<boolean> {
  if (orders_per_slot === 0 && pieces_per_slot === 0) return true;
  await lockSlot(trx, slot);
  // A separate statement, so that it sees rows committed while this transaction waited for the
  // lock.
  const orders = await countOrders(trx, slot);
  if (orders_per_slot > 0 && orders > orders_per_slot) return false;
  // An order that exceeds the limit by itself is accepted for an empty slot.
  if (pieces_per_slot === 0 || orders === 1) return true;
  return (await piecesIn(trx, slot)) <= pieces_per_slot;
}

/** Locks the slot's row until the end of the transaction. */
async function lockSlot(trx: Trx, { order_type, slot_at }: SlotKey): Promise<void> {
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

async function countOrders(trx: Trx, { order_type, slot_at }: SlotKey): Promise<number> {
  const { orders } = await trx
    .updateTable("slot_orders")
    .set((eb) => ({
      orders: eb
        .selectFrom("orders")
        .where("orders.order_type", "=", order_type)
        .where("orders.slot_at", "=", slot_at)
        .where(TAKES_PLACE)
        .select(({ fn }) => fn.countAll<number>().as("orders")),
    }))
    .where("order_type", "=", order_type)
    .where("slot_at", "=", slot_at)
    .returning("orders")
    .executeTakeFirstOrThrow();
  return orders;
}

/** Sum of the pieces of order lines, those of formules apart. */
export const PIECES = sql<number | string | null>`sum(order_lines.quantity * order_lines.pieces)`;

/** Number of pieces in the slot's active orders, without free lines. */
async function piecesIn(trx: Trx, { order_type, slot_at }: SlotKey): Promise<number> {
  const { pieces } = await trx
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(PIECES.as("pieces"))
    .where("order_type", "=", order_type)
    .where("slot_at", "=", slot_at)
    .where(TAKES_PLACE)
    .where("order_lines.offer_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0);
}

/**
 * Releases the place of an order that was rejected, cancelled or never paid, in the transaction
 * that ends it; call it once.
 */
export async function releaseSlot(trx: Trx, { order_type, slot_at }: SlotKey): Promise<void> {
  await trx
    .updateTable("slot_orders")
    .set((row) => ({ orders: row("orders", "-", 1) }))
    .where("order_type", "=", order_type)
    .where("slot_at", "=", slot_at)
    .where("orders", ">", 0)
    .execute();
}
