import { giveBackCoupon } from "../catalogue/coupons.ts";
import type { Trx } from "../db/open.ts";
import { giveBackSlotPlace } from "../orders/slot-places.ts";
import { deletePendingMails } from "./pending-mails.ts";

/**
 * Cancels an unpaid card order whose payment can no longer succeed, and releases its slot capacity
 * and coupon use. False if it was already paid or ended.
 */
export async function endUnpaidOrder(trx: Trx, orderId: string): Promise<boolean> {
  const ended = await trx
    .updateTable("orders")
    .set({ status: "cancelled", progress: "cancelled" })
    .where("id", "=", orderId)
    .where("status", "=", "pending")
    .where("payment_method", "=", "card")
    .returning(["order_type", "slot_at", "coupon_code"])
    .executeTakeFirst();
  if (!ended) return false;
  await giveBackSlotPlace(trx, ended);
  if (ended.coupon_code !== null) await giveBackCoupon(trx, ended.coupon_code);
  await deletePendingMails(trx, orderId);
  return true;
}
