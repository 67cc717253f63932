import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";

type Paying = Pick<DeskOrder, "payment_method" | "progress" | "total" | "refunded">;

/** What is still to be collected when it is handed over; null where it is paid, or never will be. */
export function toCollect({ payment_method, progress, total, refunded }: Paying): Cents | null {
  const isOver = progress === "completed" || progress === "rejected" || progress === "cancelled";
  if (payment_method === "card" || isOver) return null;
  return asCents(total - refunded);
}
