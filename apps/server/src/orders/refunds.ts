import { asCents, type Cents, sumCents } from "@noren/ordering/money.ts";
import { piecesBack, type SoldLine, vatIn, vatOfRefund } from "@noren/ordering/refund.ts";
import type { VatRow } from "@noren/ordering/vat.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import type { RefundedLine } from "../db/receipt-tables.ts";
import type { OrderLineRow, OrderRow } from "../db/schema.ts";
import { soldLines } from "./sold-lines.ts";

/** What goes back at once; `vat` null where it is an amount, which goes back in proportion. */
export type Refund = { amount: Cents; lines: readonly RefundedLine[]; vat: VatRow[] | null };

/** What may still go back of an order: in all, and by its lines. */
export type Refundable = {
  amount: Cents;
  rows: readonly OrderLineRow[];
  sold: readonly SoldLine[];
  /** How many pieces of each line went back. */
  before: readonly number[];
};

/** Read it in the transaction that gives something back, which holds the order's row. */
export async function refundableOf(db: Db, order: OrderRow): Promise<Refundable> {
  const refunds = await db
    .selectFrom("order_refunds")
    .select(["amount", "lines"])
    .where("order_id", "=", order.id)
    .execute();
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const gone = refunds.flatMap(({ lines }) => fromJson(lines));
  const before = rows.map((_, place) => piecesOf(gone, place));
  const given = sumCents(refunds.map(({ amount }) => amount));
  const isOver = order.progress === "rejected" || order.progress === "cancelled";
  const amount = asCents(isOver ? 0 : Math.max(0, order.total - given));
  return { amount, rows, sold: soldLines(order, rows), before };
}

/** For each line, what one, two… more of its pieces give back. */
export function amountsByLine({ amount, sold, before }: Refundable): Cents[][] {
  return sold.map((line, place) => {
    const gone = before[place] ?? 0;
    const isWorth = amount > 0 && line.paid.some((part) => part.amount > 0);
    const left = isWorth ? line.quantity - gone : 0;
    return Array.from({ length: left }, (_, index) =>
      sumCents(piecesBack(line, gone, index + 1).map((part) => part.amount)),
    );
  });
}

/**
 * What so many pieces give back, and no more than is left of the payment; null where a line has not
 * so many any more, or they cost nothing.
 */
export function refundOfLines(
  { amount: left, sold, before }: Refundable,
  lines: readonly RefundedLine[],
): Refund | null {
  const wanted = sold.map((_, place) => piecesOf(lines, place));
  const isKnown = lines.every(({ line }) => line < sold.length);
  const parts = sold.flatMap((line, place) => {
    return piecesBack(line, before[place] ?? 0, wanted[place] ?? 0);
  });
  const isThere = sold.every(
    ({ quantity }, place) => (before[place] ?? 0) + (wanted[place] ?? 0) <= quantity,
  );
  const worth = sumCents(parts.map(({ amount }) => amount));
  if (!isKnown || !isThere || worth === 0) return null;
  const amount = asCents(Math.min(worth, left));
  const vat = vatIn(parts);
  return { amount, lines, vat: amount === worth ? vat : vatOfRefund(vat, amount) };
}

/** What went back so far, one after another: credit notes follow a receipt that comes later. */
export async function earlierRefunds(db: Db, order: OrderRow): Promise<Refund[]> {
  const refunds = await db
    .selectFrom("order_refunds")
    .select(["amount", "lines"])
    .where("order_id", "=", order.id)
    .orderBy("created_at")
    .orderBy("key")
    .execute();
  const { rows, sold } = await refundableOf(db, order);
  const gone: RefundedLine[] = [];
  return refunds.map(({ amount, lines: text }) => {
    const lines = fromJson(text);
    const before = rows.map((_, place) => piecesOf(gone, place));
    gone.push(...lines);
    return refundOfLines({ amount, rows, sold, before }, lines) ?? { amount, lines, vat: null };
  });
}

function piecesOf(lines: readonly RefundedLine[], place: number): number {
  const ofLine = lines.filter(({ line }) => line === place);
  return ofLine.reduce((sum, { quantity }) => sum + quantity, 0);
}
