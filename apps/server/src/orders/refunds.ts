import { asCents, type Cents, sumCents, ZERO } from "@noren/ordering/money.ts";
import { refundOfPieces } from "@noren/ordering/refund.ts";
import type { SoldOrder } from "@noren/ordering/sold-order.ts";
import type { TaxedPart } from "@noren/ordering/tax.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import type { RefundedLine, RefundState } from "../db/receipt-tables.ts";
import type { OrderLineRow, OrderRow } from "../db/schema.ts";
import { soldOrderOf } from "./sold-lines.ts";

/** Quantities of lines, and whether the delivery fee is refunded. */
export type RefundedParts = { lines: readonly RefundedLine[]; delivery: boolean };

/** A single refund; `paid` splits the amount by VAT rate, empty for a refund by amount. */
export type Refund = RefundedParts & { amount: Cents; paid: readonly TaxedPart[] };

/** What can still be refunded of an order: the total, and the sold lines. */
export type Refundable = {
  amount: Cents;
  rows: readonly OrderLineRow[];
  sold: SoldOrder;
  /** Refunded quantity of each line, and whether the delivery fee was refunded. */
  before: { pieces: readonly number[]; delivery: boolean };
};

/**
 * What can still be refunded. Call it in the transaction of the refund, which must hold a lock on
 * the order's row.
 */
export async function refundableOf(db: Db, order: OrderRow): Promise<Refundable> {
  const refunds = await readRefunds(db, order.id, ["pending", "made"]);
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const refunded = sumCents(refunds.map(({ amount }) => amount));
  const isOver = order.progress === "rejected" || order.progress === "cancelled";
  const isRefundable = !isOver && order.status !== "unpaid";
  const amount = asCents(isRefundable ? Math.max(0, order.total - refunded) : 0);
  return { amount, rows, sold: soldOrderOf(order, rows), before: refundedIn(refunds, rows) };
}

/** For each line, the refund of one, two and more of its remaining pieces. */
export function amountsByLine({ amount, sold, before }: Refundable): Cents[][] {
  return sold.lines.map((line, lineIndex) => {
    const refunded = before.pieces[lineIndex] ?? 0;
    const hasValue = amount > 0 && line.paid.some((part) => part.amount > 0);
    const left = hasValue ? line.quantity - refunded : 0;
    return Array.from({ length: left }, (_, index) =>
      sumCents(refundOfPieces(line, refunded, index + 1).map((part) => part.amount)),
    );
  });
}

/** The refund of the delivery fee; zero where there was none or it was refunded already. */
export function amountOfDelivery({ amount, sold, before }: Refundable): Cents {
  return amount > 0 && !before.delivery ? (sold.delivery?.amount ?? ZERO) : ZERO;
}

/**
 * The refund of these parts, at most the amount left; null where a quantity exceeds what remains or
 * the parts cost nothing.
 */
export function refundOfParts(
  { amount: left, sold, before }: Omit<Refundable, "rows">,
  { lines, delivery }: RefundedParts,
): Refund | null {
  const requested = sold.lines.map((_, lineIndex) => piecesOf(lines, lineIndex));
  const isKnown = lines.every(({ line }) => line < sold.lines.length);
  const isAvailable = sold.lines.every(
    ({ quantity }, lineIndex) =>
      (before.pieces[lineIndex] ?? 0) + (requested[lineIndex] ?? 0) <= quantity,
  );
  const fee = delivery ? sold.delivery : null;
  if (delivery && (before.delivery || fee === null)) return null;
  const parts = sold.lines.flatMap((line, lineIndex) => {
    return refundOfPieces(line, before.pieces[lineIndex] ?? 0, requested[lineIndex] ?? 0);
  });
  if (fee) parts.push(fee);
  const worth = sumCents(parts.map(({ amount }) => amount));
  if (!isKnown || !isAvailable || worth === 0) return null;
  return { amount: asCents(Math.min(worth, left)), lines, delivery, paid: parts };
}

/** Completed refunds in chronological order, for the credit notes that follow a later receipt. */
export async function earlierRefunds(db: Db, order: OrderRow): Promise<Refund[]> {
  const refunds = await readRefunds(db, order.id, ["made"]);
  const { rows, sold } = await refundableOf(db, order);
  return refunds.map(({ amount, lines, delivery }, index) => {
    const before = refundedIn(refunds.slice(0, index), rows);
    const found = refundOfParts({ amount, sold, before }, { lines, delivery });
    return { lines, delivery, paid: found?.paid ?? [], amount };
  });
}

/** One refund by its key, with the person who requested it. */
export async function storedRefund(db: Db, order: OrderRow, key: string) {
  const refunds = await readRefunds(db, order.id, ["pending", "made"]);
  const { rows, sold } = await refundableOf(db, order);
  const index = refunds.findIndex((refund) => refund.key === key);
  const stored = refunds[index];
  if (!stored) throw new Error("a refund that existed cannot be found");
  const { amount, lines, delivery, actor } = stored;
  const before = refundedIn(refunds.slice(0, index), rows);
  const found = refundOfParts({ amount, sold, before }, { lines, delivery });
  return { refund: { lines, delivery, paid: found?.paid ?? [], amount }, actor };
}

/** Total refunded or pending for each of these orders, in cents. */
export async function refundedOf(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  const rows = await db
    .selectFrom("order_refunds")
    .select(({ fn }) => ["order_id", fn.sum<number | string>("amount").as("amount")])
    .where("order_id", "in", orderIds)
    .where("state", "<>", "failed")
    .groupBy("order_id")
    .execute();
  return new Map(rows.map(({ order_id, amount }) => [order_id, asCents(Number(amount))]));
}

async function readRefunds(db: Db, orderId: string, states: readonly RefundState[]) {
  const rows = await db
    .selectFrom("order_refunds")
    .select(["key", "amount", "lines", "delivery", "staff_id", "who"])
    .where("order_id", "=", orderId)
    .where("state", "in", states)
    .orderBy("created_at")
    .orderBy("key")
    .execute();
  return rows.map(({ key, amount, lines, delivery, staff_id, who }) => ({
    key,
    amount,
    lines: fromJson(lines),
    delivery: delivery === 1,
    actor: staff_id === null || who === null ? null : { id: staff_id, name: who },
  }));
}

function refundedIn(refunds: readonly RefundedParts[], rows: readonly OrderLineRow[]) {
  const lines = refunds.flatMap((refund) => refund.lines);
  return {
    pieces: rows.map((_, lineIndex) => piecesOf(lines, lineIndex)),
    delivery: refunds.some((refund) => refund.delivery),
  };
}

function piecesOf(lines: readonly RefundedLine[], lineIndex: number): number {
  const ofLine = lines.filter(({ line }) => line === lineIndex);
  return ofLine.reduce((sum, { quantity }) => sum + quantity, 0);
}
