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

/** The last number that was given; raised in the transaction of what gets it, so none is lost. */
type CountersTable = { name: "receipts"; value: number };

/** `data` is all that it says, whatever becomes of menus and settings; it names no customer. */
type ReceiptsTable = {
  number: number;
  kind: Receipt["kind"];
  order_id: string;
  of_number: number | null;
  issued_at: number;
  data: JsonText<ReceiptBody>;
};

type ReceiptColumns = "number" | "kind" | "of_number" | "issued_at" | "order_id";
/** Receipts of before there was a mark of the demonstration are silent about it. */
export type ReceiptBody = Omit<Receipt, ReceiptColumns | "demonstration"> & {
  demonstration?: boolean;
};

/**
 * What was given back, at the desk or on the provider's own pages; `key` is the order's and the
 * client's own, so that it is done once.
 */
type OrderRefundsTable = {
  key: string;
  order_id: string;
  amount: Cents;
  created_at: number;
  /** The pieces that went back with it; none where it was an amount. */
  lines: JsonText<RefundedLine[]>;
  /** Whether the delivery fee did. */
  delivery: Generated<Flag>;
  /** A card's is `made` once its provider has accepted it; one that `failed` gave nothing back. */
  state: Generated<RefundState>;
  /** Who asked for it; null where it was made on the provider's own pages. */
  staff_id: number | null;
  who: string | null;
};

export type RefundState = "pending" | "made" | "failed";

/** `line`: its place in the order. */
export type RefundedLine = { line: number; quantity: number };

export type ReceiptRow = Selectable<ReceiptsTable>;
