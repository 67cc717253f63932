import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";

type Paying = Pick<DeskOrder, "status" | "payment_method" | "progress" | "total" | "refunded">;

/** Amount to collect on handover; null where it is paid or will never be. */
export function toCollect(order: Paying): Cents | null {
  const { status, payment_method, progress, total, refunded } = order;
  const isOver = progress === "completed" || progress === "rejected" || progress === "cancelled";
  const isByCard = payment_method === "card" && status !== "unpaid";
  if (isByCard || isOver) return null;
  return asCents(total - refunded);
}
