import { releaseCoupon } from "../catalogue/coupons.ts";
import type { Trx } from "../db/open.ts";
import { UNCOUNTED } from "../orders/counted-by.ts";
import { releaseCounts } from "../orders/daily-counts.ts";
import { releaseSlot } from "../orders/slot-capacity.ts";
import { deletePendingMails } from "./pending-mails.ts";

/**
 * Cancels an unpaid card order whose payment can no longer succeed, and releases its slot capacity
 * and coupon use. False if it was already paid or ended.
 */
export async function endUnpaidOrder(trx: Trx, orderId: string): Promise<boolean> {
  const ended = await trx
    .updateTable("orders")
    .set({ status: "cancelled", progress: "cancelled", ...UNCOUNTED })
    .where("id", "=", orderId)
    .where("status", "=", "pending")
    .where("payment_method", "=", "card")
    .returning(["order_type", "slot_at", "coupon_code"])
    .executeTakeFirst();
  if (!ended) return false;
  await releaseSlot(trx, ended);
  await releaseCounts(trx, orderId);
  if (ended.coupon_code !== null) await releaseCoupon(trx, ended.coupon_code);
  await deletePendingMails(trx, orderId);
  return true;
}
