import { asCents, type Cents, sumCents, ZERO } from "@noren/ordering/money.ts";
import { piecesBack } from "@noren/ordering/refund.ts";
import type { SoldOrder } from "@noren/ordering/sold-order.ts";
import type { TaxedPart } from "@noren/ordering/tax.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import type { RefundedLine, RefundState } from "../db/receipt-tables.ts";
import type { OrderLineRow, OrderRow } from "../db/schema.ts";
import { soldOrderOf } from "./sold-lines.ts";

/** Pieces of lines, and the delivery fee or not. */
export type RefundedParts = { lines: readonly RefundedLine[]; delivery: boolean };

/** What goes back at once; `paid` says at which rates the parts were paid, empty for an amount. */
export type Refund = RefundedParts & { amount: Cents; paid: readonly TaxedPart[] };

/** What may still go back of an order: in all, and by what was sold. */
export type Refundable = {
  amount: Cents;
  rows: readonly OrderLineRow[];
  sold: SoldOrder;
  /** How many pieces of each line went back, and whether the delivery did. */
  before: { pieces: readonly number[]; delivery: boolean };
};

/** Read it in the transaction that gives something back, which holds the order's row. */
export async function refundableOf(db: Db, order: OrderRow): Promise<Refundable> {
  const refunds = await readRefunds(db, order.id, ["pending", "made"]);
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const given = sumCents(refunds.map(({ amount }) => amount));
  const isOver = order.progress === "rejected" || order.progress === "cancelled";
  const isKept = !isOver && order.status !== "unpaid";
  const amount = asCents(isKept ? Math.max(0, order.total - given) : 0);
  return { amount, rows, sold: soldOrderOf(order, rows), before: goneIn(refunds, rows) };
}

/** For each line, what one, two… more of its pieces give back. */
export function amountsByLine({ amount, sold, before }: Refundable): Cents[][] {
  return sold.lines.map((line, lineIndex) => {
    const gone = before.pieces[lineIndex] ?? 0;
    const isWorth = amount > 0 && line.paid.some((part) => part.amount > 0);
    const left = isWorth ? line.quantity - gone : 0;
    return Array.from({ length: left }, (_, index) =>
      sumCents(piecesBack(line, gone, index + 1).map((part) => part.amount)),
    );
  });
}

/** What the delivery gives back; nothing where there was no fee, or it went back already. */
export function amountOfDelivery({ amount, sold, before }: Refundable): Cents {
  return amount > 0 && !before.delivery ? (sold.delivery?.amount ?? ZERO) : ZERO;
}

/**
 * What these parts give back, and no more than is left of the payment; null where there is not so
 * much of one any more, or they cost nothing.
 */
export function refundOfParts(
  { amount: left, sold, before }: Omit<Refundable, "rows">,
  { lines, delivery }: RefundedParts,
): Refund | null {
  const wanted = sold.lines.map((_, lineIndex) => piecesOf(lines, lineIndex));
  const isKnown = lines.every(({ line }) => line < sold.lines.length);
  const isThere = sold.lines.every(
    ({ quantity }, lineIndex) =>
      (before.pieces[lineIndex] ?? 0) + (wanted[lineIndex] ?? 0) <= quantity,
  );
  const fee = delivery ? sold.delivery : null;
  if (delivery && (before.delivery || fee === null)) return null;
  const parts = sold.lines.flatMap((line, lineIndex) => {
    return piecesBack(line, before.pieces[lineIndex] ?? 0, wanted[lineIndex] ?? 0);
  });
  if (fee) parts.push(fee);
  const worth = sumCents(parts.map(({ amount }) => amount));
  if (!isKnown || !isThere || worth === 0) return null;
  return { amount: asCents(Math.min(worth, left)), lines, delivery, paid: parts };
}

/** What went back so far, one after another: credit notes follow a receipt that comes later. */
export async function earlierRefunds(db: Db, order: OrderRow): Promise<Refund[]> {
  const refunds = await readRefunds(db, order.id, ["made"]);
  const { rows, sold } = await refundableOf(db, order);
  return refunds.map(({ amount, lines, delivery }, index) => {
    const before = goneIn(refunds.slice(0, index), rows);
    const found = refundOfParts({ amount, sold, before }, { lines, delivery });
    return { lines, delivery, paid: found?.paid ?? [], amount };
  });
}

/** One refund as it was asked for, and by whom. */
export async function storedRefund(db: Db, order: OrderRow, key: string) {
  const refunds = await readRefunds(db, order.id, ["pending", "made"]);
  const { rows, sold } = await refundableOf(db, order);
  const index = refunds.findIndex((refund) => refund.key === key);
  const stored = refunds[index];
  if (!stored) throw new Error("a refund was there and is gone");
  const { amount, lines, delivery, actor } = stored;
  const before = goneIn(refunds.slice(0, index), rows);
  const found = refundOfParts({ amount, sold, before }, { lines, delivery });
  return { refund: { lines, delivery, paid: found?.paid ?? [], amount }, actor };
}

/** What was given back of each of these orders, in all, or is on its way. */
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

function goneIn(refunds: readonly RefundedParts[], rows: readonly OrderLineRow[]) {
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
