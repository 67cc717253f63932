import type { Locale } from "@noren/contract/locales.ts";
import type { Declaration } from "@noren/ordering/allergens.ts";
import { type Cents, ZERO } from "@noren/ordering/money.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import type { OrderedChoice, OrderLineRow, OrderRow } from "../db/schema.ts";
import { refundedOf } from "../orders/refunds.ts";

/** Name, time zone and language of printed documents. */
export type TicketRestaurant = { name: string; timezone: string; locale: Locale };

/** A document that may have been printed before, and who asked for the reprint. */
export type Duplicate = { requestedBy: string | null };

export type TicketLine = Omit<OrderLineRow, "choices" | "declaration"> & {
  choices: OrderedChoice[];
  declaration: Declaration | null;
};

export type TicketData = {
  order: OrderRow;
  lines: TicketLine[];
  restaurant: TicketRestaurant;
  /** Amount refunded so far. */
  refunded: Cents;
  /** Null for a first print. */
  duplicate: Duplicate | null;
  /** Epoch milliseconds. */
  printedAt: number;
};

/** Whether the order was rejected or cancelled. */
export function isRejectedOrCancelled({ progress }: Pick<OrderRow, "progress">): boolean {
  return progress === "rejected" || progress === "cancelled";
}

/** An order with its lines for print documents; null if unknown to the desk. */
export async function readTicketOrder(
  db: Db,
  orderId: string,
): Promise<Pick<TicketData, "order" | "lines" | "refunded"> | null> {
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .where("placed_at", "is not", null)
    .executeTakeFirst();
  if (!order) return null;
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const lines = rows.map(({ choices, declaration, ...line }) => ({
    ...line,
    choices: fromJson(choices),
    declaration: declaration === null ? null : fromJson(declaration),
  }));
  const refunded = (await refundedOf(db, [orderId])).get(orderId) ?? ZERO;
  return { order, lines, refunded };
}
