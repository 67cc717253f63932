import type { Tracking } from "@noren/contract/tracking.ts";
import type { Db } from "../db/open.ts";
import { INTERNAL_EVENTS } from "../orders/order-events.ts";
import { orderRecord } from "../orders/order-record.ts";
import { receiptsOf } from "../orders/receipts.ts";
import type { Services } from "../services.ts";

/** The data of an order's tracking page; null for an unknown order. */
export async function readTracking(
  { db, catalogue }: Pick<Services, "db" | "catalogue">,
  orderId: string,
): Promise<Tracking | null> {
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!row) return null;
  const [lines, steps, receipts] = await Promise.all([
    db
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "=", orderId)
      .orderBy("position")
      .execute(),
    stepsOf(db, orderId),
    receiptsOf(db, orderId),
  ]);
  const { timezone } = catalogue.current().settings;
  const order = orderRecord(row, lines, timezone);
  return {
    order,
    progress: row.progress,
    promised_at: order.promised_at,
    reason: row.reason,
    message: row.reason_text,
    steps,
    receipts,
  };
}

/** Steps without staff names, and without internal events such as `acknowledged`. */
async function stepsOf(db: Db, orderId: string): Promise<Tracking["steps"]> {
  const rows = await db
    .selectFrom("order_events")
    .select(["kind", "at"])
    .where("order_id", "=", orderId)
    .where("kind", "not in", INTERNAL_EVENTS)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() }));
}
