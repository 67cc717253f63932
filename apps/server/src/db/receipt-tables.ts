import type { Receipt } from "@noren/contract/tracking.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";
import type { Flag } from "./schema.ts";

/** The tables of receipts and refunds, with the conventions of `schema.ts`. */
export type ReceiptTables = {
  counters: CountersTable;
  receipts: ReceiptsTable;
  order_refunds: OrderRefundsTable;
};

/** The last number used, incremented in the transaction that uses it, so that there are no gaps. */
type CountersTable = { name: "receipts"; value: number };

/**
 * `data` is the complete content, independent of later changes to menus and settings; it contains
 * no customer data.
 */
type ReceiptsTable = {
  number: number;
  kind: Receipt["kind"];
  order_id: string;
  of_number: number | null;
  issued_at: number;
  data: JsonText<ReceiptBody>;
};

type ReceiptColumns = "number" | "kind" | "of_number" | "issued_at" | "order_id";
/** Receipts older than the demonstration mark have no such field. */
export type ReceiptBody = Omit<Receipt, ReceiptColumns | "demonstration"> & {
  demonstration?: boolean;
};

/**
 * Refunds, by the desk or in the provider's dashboard; `key` is the order's id and the client's
 * idempotency key.
 */
type OrderRefundsTable = {
  key: string;
  order_id: string;
  amount: Cents;
  created_at: number;
  /** The refunded pieces; empty for an amount. */
  lines: JsonText<RefundedLine[]>;
  /** Whether the delivery fee is included. */
  delivery: Generated<Flag>;
  /** A card refund is `made` once its provider accepted it; a `failed` one returned no money. */
  state: Generated<RefundState>;
  /** Who requested it; null if it was made in the provider's dashboard. */
  staff_id: number | null;
  who: string | null;
};

export type RefundState = "pending" | "made" | "failed";

/** `line`: index of the line in the order. */
export type RefundedLine = { line: number; quantity: number };

export type ReceiptRow = Selectable<ReceiptsTable>;
