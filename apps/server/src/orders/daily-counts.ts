import { FEW_LEFT } from "@noren/ordering/daily-count.ts";
import { changeData } from "../db/change-data.ts";
import type { Trx } from "../db/open.ts";

/** A dish that `date` can sell `limit` of. */
export type CountedDish = { item_id: number; date: string; quantity: number; limit: number };

/**
 * Takes an order's dishes from the counts of their day, in one order of ids, so that concurrent
 * orders do not deadlock. Returns the first dish of which too few are left, and how many; the
 * transaction must then be rolled back.
 */
export async function takeCounts(
  trx: Trx,
  order_id: string,
  dishes: readonly CountedDish[],
): Promise<{ item_id: number; left: number } | null> {
  let few = false;
  for (const dish of dishes.toSorted((a, b) => a.item_id - b.item_id)) {
    const taken = await take(trx, dish);
    if (taken === null) return { item_id: dish.item_id, left: await leftOf(trx, dish) };
    few ||= dish.limit - taken <= FEW_LEFT;
    const { item_id, date, quantity } = dish;
    await trx.insertInto("order_counts").values({ order_id, item_id, date, quantity }).execute();
  }
  // Menus say what is left only where few are.
  if (few) await changeData(trx);
  return null;
}

/** What the day has taken with this order; null where too few are left. */
async function take(
  trx: Trx,
  { item_id, date, quantity, limit }: CountedDish,
): Promise<number | null> {
  if (quantity > limit) return null;
  const row = await trx
    .insertInto("daily_counts")
    .values({ item_id, date, taken: quantity })
    .onConflict((conflict) =>
      conflict
        .columns(["item_id", "date"])
        .doUpdateSet((eb) => ({ taken: eb("daily_counts.taken", "+", quantity) }))
        .where("daily_counts.taken", "<=", limit - quantity),
    )
    .returning("taken")
    .executeTakeFirst();
  return row?.taken ?? null;
}

async function leftOf(trx: Trx, { item_id, date, limit }: CountedDish): Promise<number> {
  const row = await trx
    .selectFrom("daily_counts")
    .select("taken")
    .where("item_id", "=", item_id)
    .where("date", "=", date)
    .executeTakeFirst();
  return Math.max(0, limit - (row?.taken ?? 0));
}

/** Gives back what an order has taken, in the transaction that ends it. */
export async function releaseCounts(trx: Trx, orderId: string): Promise<void> {
  const released = await trx
    .deleteFrom("order_counts")
    .where("order_id", "=", orderId)
    .returning(["item_id", "date", "quantity"])
    .execute();
  for (const { item_id, date, quantity } of released.sort((a, b) => a.item_id - b.item_id))
    await trx
      .updateTable("daily_counts")
      .set((row) => ({ taken: row("taken", "-", quantity) }))
      .where("item_id", "=", item_id)
      .where("date", "=", date)
      .execute();
  if (released.length > 0) await changeData(trx);
}
