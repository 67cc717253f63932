import type { OrderFinalised } from "@noren/contract/checkout.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type { Db } from "../db/open.ts";

export type Finalising = { ok: true; order: OrderFinalised } | { ok: false; problem: Problem };

/**
 * Ends the placing of an order (wire.md, Checkout). `pending` changes nothing, and never undoes
 * `paid`; `paid` is believed only of an order that is.
 */
export async function finaliseOrder(
  db: Db,
  orderId: string,
  wanted: "pending" | "paid",
): Promise<Finalising> {
  const order = await db
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!order) return { ok: false, problem: { code: "not_found" } };
  if (wanted === "paid" && order.status !== "paid")
    return { ok: false, problem: { code: "payment_not_confirmed" } };
  return { ok: true, order: { order_id: orderId, status: order.status } };
}
