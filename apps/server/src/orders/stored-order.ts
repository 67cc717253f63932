import type { VatRow } from "@noren/ordering/vat.ts";
import type { OrderedChoice, OrderLineRow, OrderRow, OrderStatus } from "../db/schema.ts";

/** A stored line; lines that an offer added have an `offer_id` and cost nothing. */
type StoredLine = Omit<OrderLineRow, "choices" | "order_id"> & { choices: OrderedChoice[] };

/** A stored order with its JSON columns parsed. Amounts in cents, instants in epoch ms. */
export type StoredOrder = Omit<OrderRow, "vat" | "asap" | "tax_added"> & {
  /** The number shown to people, such as `0042`. */
  number: string;
  asap: boolean;
  tax_added: boolean;
  vat: VatRow[];
  lines: StoredLine[];
};

/** The status on the wire: an order whose payment was lost is shown as pending. */
export function publicStatus(status: OrderStatus): Exclude<OrderStatus, "unpaid"> {
  return status === "unpaid" ? "pending" : status;
}

/** Formats `seq` with at least four digits. */
export function orderNumber(seq: number): string {
  return String(seq).padStart(4, "0");
}
