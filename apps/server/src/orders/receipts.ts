import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { Receipt } from "@noren/contract/tracking.ts";
import { formuleParts, isFormulePart } from "@noren/ordering/formule.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { asCents, type Cents, sumCents, ZERO } from "@noren/ordering/money.ts";
import { negated, sumRefunds, vatOfRefund } from "@noren/ordering/refund.ts";
import type { SoldLine } from "@noren/ordering/sold-order.ts";
import type { VatRow } from "@noren/ordering/vat.ts";
import { fromJson, toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import type { ReceiptBody, ReceiptRow } from "../db/receipt-tables.ts";
import type { OrderLineRow, OrderRow } from "../db/schema.ts";
import type { Refund } from "./refunds.ts";
import { costedLine, soldOrderOf } from "./sold-lines.ts";
import { orderNumber } from "./stored-order.ts";

/** The restaurant's data printed on a receipt. */
export type Issuer = Pick<RestaurantSettings, "contacts" | "business">;

/**
 * Issues an order's receipt, in the transaction that completes it. For cash orders, amounts
 * refunded before (`refundedBefore`) are not collected: they are a payment by credit note, which is
 * issued afterwards.
 */
export async function issueReceipt(
  trx: Trx,
  order: OrderRow,
  issuer: Issuer,
  refundedBefore: Cents,
  now: number,
): Promise<Receipt> {
  const lines = await trx
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const { subtotal, delivery, total, payment_method } = order;
  const vat = fromJson(order.vat);
  const sold = soldOrderOf(order, lines).lines;
  const body: ReceiptBody = {
    order_number: orderNumber(order.seq),
    restaurant: restaurantOf(issuer),
    lines: lines.map((line, index) =>
      receiptLine(line, order.order_type, vat.length > 0 ? sold[index] : undefined),
    ),
    subtotal,
    discount: asCents(order.discount + order.coupon_discount),
    delivery,
    vat,
    total,
    demonstration: order.demonstration === 1,
    payments: paymentsOf(payment_method, total, isDeducted(order) ? refundedBefore : ZERO),
  };
  return insertReceipt(trx, { kind: "receipt", order_id: order.id, of_number: null, body, now });
}

/**
 * Whether refunds before completion reduce the amount to collect, because it has not been paid yet.
 */
export function isDeducted({ payment_method }: Pick<OrderRow, "payment_method">): boolean {
  return payment_method === "cash";
}

function paymentsOf(
  method: OrderRow["payment_method"],
  total: Cents,
  deducted: Cents,
): ReceiptBody["payments"] {
  return [
    { method, amount: asCents(total - deducted) },
    { method: "credit_note" as const, amount: deducted },
  ].filter(({ amount }) => amount !== 0);
}

/**
 * Issues a credit note for a part of the receipt, in the transaction of the refund. Null where no
 * receipt was issued yet: credit notes are then issued after it. The VAT takes earlier credit notes
 * into account, so that their sum matches the receipt. `settles`: the amount was never collected;
 * otherwise it is returned by the original payment method.
 */
export async function issueCreditNote(
  trx: Trx,
  orderId: string,
  { amount, lines, delivery, paid }: Refund,
  now: number,
  settles = false,
): Promise<Receipt | null> {
  const all = await receiptsOf(trx, orderId);
  // A receipt is issued anew once the earlier one was credited in full.
  const last = all.findLastIndex(({ kind }) => kind === "receipt");
  const [receipt, ...earlier] = last < 0 ? [] : all.slice(last);
  if (!receipt) return null;
  const { number, order_id } = receipt;
  const whole = bodyOf(receipt);
  const before = sumRefunds(
    earlier.map(({ total, vat }) => ({ amount: asCents(-total), vat: negated(vat) })),
  );
  const creditedTotal = asCents(-amount);
  const payment = whole.payments.find(({ method }) => (method === "credit_note") === settles);
  const credited = lines.flatMap(({ line, quantity }) => creditedLine(whole.lines[line], quantity));
  const vat = vatOfRefund({ amount: whole.total, vat: whole.vat }, before, amount, paid);
  const body: ReceiptBody = {
    ...whole,
    lines: credited,
    ...creditedSums(whole, { lines: credited, delivery }, creditedTotal, vat),
    vat: negated(vat),
    total: creditedTotal,
    payments: payment ? [{ method: payment.method, amount: creditedTotal }] : [],
  };
  return insertReceipt(trx, { kind: "credit_note", order_id, of_number: number, body, now });
}

function bodyOf({
  order_number,
  restaurant,
  lines,
  vat,
  payments,
  ...receipt
}: Receipt): ReceiptBody {
  const { subtotal, discount, delivery, total, demonstration } = receipt;
  const sums = { subtotal, discount, delivery, vat, total };
  return { order_number, restaurant, lines, ...sums, demonstration, payments };
}

type ReceiptLine = ReceiptBody["lines"][number];

function creditedLine(line: ReceiptLine | undefined, quantity: number): ReceiptLine[] {
  if (!line) return [];
  const unit_price = asCents(-line.unit_price);
  const parts = line.parts.map((part) => ({
    ...part,
    quantity: (part.quantity / line.quantity) * quantity,
    amount: asCents(-(part.amount / line.quantity) * quantity),
  }));
  return [{ ...line, quantity, unit_price, line_total: asCents(unit_price * quantity), parts }];
}

/** Lines are credited at list price; the discount on them is deducted again. */
function creditedSums(
  { subtotal: sold, discount, delivery, total }: ReceiptBody,
  credited: { lines: readonly ReceiptLine[]; delivery: boolean },
  creditedTotal: Cents,
  vat: readonly VatRow[],
) {
  const fee = asCents(credited.delivery ? -delivery : 0);
  if (credited.lines.length === 0 && !credited.delivery)
    return { subtotal: creditedTotal, discount: ZERO, delivery: fee };
  const subtotal = sumCents(credited.lines.map(({ line_total }) => line_total));
  const isTaxAdded = sold - discount + delivery !== total;
  if (discount === 0 && isTaxAdded) return { subtotal, discount: ZERO, delivery: fee };
  const tax = isTaxAdded ? sumCents(vat.map((row) => row.vat)) : ZERO;
  return { subtotal, discount: asCents(subtotal + fee - creditedTotal - tax), delivery: fee };
}

type Issued = {
  kind: Receipt["kind"];
  order_id: string;
  of_number: number | null;
  body: ReceiptBody;
  now: number;
};

/** The update locks the counter's row until the commit, so numbers are unique and without gaps. */
async function insertReceipt(
  trx: Trx,
  { kind, order_id, of_number, body, now }: Issued,
): Promise<Receipt> {
  const { value: number } = await trx
    .updateTable("counters")
    .set((row) => ({ value: row("value", "+", 1) }))
    .where("name", "=", "receipts")
    .returning("value")
    .executeTakeFirstOrThrow();
  const row = { number, kind, order_id, of_number, issued_at: now, data: toJson(body) };
  await trx.insertInto("receipts").values(row).execute();
  return receiptOf(row);
}

export async function findReceipt(db: Db, number: number): Promise<Receipt | null> {
  const row = await db
    .selectFrom("receipts")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirst();
  return row ? receiptOf(row) : null;
}

export async function receiptsOf(db: Db, orderId: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom("receipts")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("number")
    .execute();
  return rows.map(receiptOf);
}

function receiptOf({ data, issued_at, ...row }: ReceiptRow): Receipt {
  const body = fromJson(data);
  const demonstration = body.demonstration === true;
  // Receipts issued before lines had `vat_rates` and `parts` lack the fields.
  const lines = body.lines.map((line) => {
    return { ...line, vat_rates: line.vat_rates ?? [], parts: line.parts ?? [] };
  });
  return { ...row, issued_at: new Date(issued_at).toISOString(), ...body, lines, demonstration };
}

function restaurantOf({ contacts, business }: Issuer): ReceiptBody["restaurant"] {
  const { name, address } = contacts;
  const { legal_name, siret, vat_number } = business;
  return { name, address, legal_name, siret, vat_number };
}

/** `sold` is undefined where no VAT is charged. */
function receiptLine(
  line: OrderLineRow,
  orderType: OrderType,
  sold: SoldLine | undefined,
): ReceiptLine {
  const { name, quantity, unit_price, line_total } = line;
  const choices = fromJson(line.choices)
    .filter((choice) => !isFormulePart(choice))
    .map((choice) => (choice.quantity > 1 ? `${choice.name} × ${choice.quantity}` : choice.name))
    .join(", ");
  const paid = sold?.paid.filter(({ amount }) => amount > 0) ?? [];
  const vat_rates = [...new Set(paid.map(({ rate }) => rate))].sort((a, b) => a - b);
  const parts = formuleParts(costedLine(line), orderType).map(({ part, cost }) => ({
    name: part.choice.name,
    quantity: part.quantity * quantity,
    amount: cost.amount,
    vat_rate: sold ? cost.rate : null,
  }));
  return { name, choices, quantity, unit_price, line_total, vat_rates, parts };
}
