import type { Coupon } from "@noren/ordering/model.ts";
import type { Db, Trx } from "../db/open.ts";
import { couponKey } from "../seed/duplicate-ids.ts";

export type FoundCoupon =
  | { ok: true; coupon: Coupon }
  | { ok: false; code: "coupon_unknown" | "coupon_expired" | "coupon_used_up" };

/**
 * Finds a coupon by its code, ignoring case. Before its start it is reported as unknown.
 * `returning` is the coupon code of an order being replaced, whose use is released and so not
 * counted.
 */
export async function findCoupon(
  db: Db,
  code: string,
  now: number,
  returning: string | null = null,
): Promise<FoundCoupon> {
  const row = await db
    .selectFrom("coupons")
    .selectAll()
    .where("key", "=", couponKey(code))
    .executeTakeFirst();
  if (!row || (row.starts_at !== null && row.starts_at > now))
    return { ok: false, code: "coupon_unknown" };
  if (row.ends_at !== null && row.ends_at <= now) return { ok: false, code: "coupon_expired" };
  const released = returning !== null && couponKey(returning) === row.key ? 1 : 0;
  if (row.max_uses !== null && row.uses - released >= row.max_uses)
    return { ok: false, code: "coupon_used_up" };
  const { code: written, type, value, minimum_amount } = row;
  // The combination of type and value was validated when the coupon was written.
  return { ok: true, coupon: { code: written, type, value, minimum_amount } as Coupon };
}

/** Counts a use; false where a concurrent order took the last one. */
export async function redeemCoupon(trx: Trx, code: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("coupons")
    .set((row) => ({ uses: row("uses", "+", 1) }))
    .where("key", "=", couponKey(code))
    .where((row) => row.or([row("max_uses", "is", null), row("uses", "<", row.ref("max_uses"))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases a use, in the transaction that ends the order. */
export async function releaseCoupon(trx: Trx, code: string): Promise<void> {
  await trx
    .updateTable("coupons")
    .set((row) => ({ uses: row("uses", "-", 1) }))
    .where("key", "=", couponKey(code))
    .where("uses", ">", 0)
    .execute();
}
