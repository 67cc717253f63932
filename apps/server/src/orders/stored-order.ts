import type { VatRow } from "@noren/ordering/vat.ts";
import type { OrderedChoice, OrderLineRow, OrderRow, OrderStatus } from "../db/schema.ts";

/** A line as it was ordered; the ones that offers gave have an `offer_id` and cost nothing. */
type StoredLine = Omit<OrderLineRow, "choices" | "order_id"> & { choices: OrderedChoice[] };

/** An order as the database keeps it, its structures read. Amounts in cents, instants in epoch ms. */
export type StoredOrder = Omit<OrderRow, "vat" | "asap" | "tax_added"> & {
  /** What people call the order, such as `0042`. */
  number: string;
  asap: boolean;
  tax_added: boolean;
  vat: VatRow[];
  lines: StoredLine[];
};

/** The wire's status: an order whose money is gone is one that is not paid. */
export function publicStatus(status: OrderStatus): Exclude<OrderStatus, "unpaid"> {
  return status === "unpaid" ? "pending" : status;
}

/** At least four digits. */
export function orderNumber(seq: number): string {
  return String(seq).padStart(4, "0");
}
