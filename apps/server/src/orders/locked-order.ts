import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";

/**
 * Reads an order and locks its row until the end of the transaction, so that its changes run one
 * after another: an update without a change locks a row in both databases.
 */
export function findLockedOrder(trx: Trx, orderId: string): Promise<OrderRow | undefined> {
  return trx
    .updateTable("orders")
    .set((row) => ({ version: row.ref("version") }))
    .where("id", "=", orderId)
    .returningAll()
    .executeTakeFirst();
}

/** The same for an order that exists. */
export async function lockedOrder(trx: Trx, orderId: string): Promise<OrderRow> {
  const order = await findLockedOrder(trx, orderId);
  if (!order) throw new Error("an order that existed cannot be found");
  return order;
}
