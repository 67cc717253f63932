import { activityAt } from "@noren/ordering/active-days.ts";
import { couponKey } from "@noren/ordering/compared-text.ts";
import type { Coupon } from "@noren/ordering/model.ts";
import type { Selectable } from "kysely";
import { fromJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import { type Snapshot, serviceHours } from "./snapshot.ts";

export type FoundCoupon =
  | { ok: true; coupon: Coupon; isOncePerCustomer: boolean }
  | { ok: false; code: "coupon_unknown" | "coupon_expired" | "coupon_used_up" };

/**
 * Finds a coupon by its code, as `couponKey` compares codes. Before its start it is reported as
 * unknown. `returning` is the coupon code of an order being replaced, whose use is released and so
 * not counted.
 */
export async function findCoupon(
  db: Db,
  code: string,
  snapshot: Snapshot,
  now: number,
  returning: string | null = null,
): Promise<FoundCoupon> {
  const row = await db
    .selectFrom("coupons")
    .selectAll()
    .where("key", "=", couponKey(code))
    .where("archived_at", "is", null)
    .executeTakeFirst();
  if (!row || (row.starts_at !== null && row.starts_at > now))
    return { ok: false, code: "coupon_unknown" };
  if (row.ends_at !== null && row.ends_at <= now) return { ok: false, code: "coupon_expired" };
  const released = returning !== null && couponKey(returning) === row.key ? 1 : 0;
  if (row.max_uses !== null && row.uses - released >= row.max_uses)
    return { ok: false, code: "coupon_used_up" };
  const coupon = couponAt(row, snapshot, now);
  return { ok: true, coupon, isOncePerCustomer: row.once_per_customer === 1 };
}

function couponAt(row: Selectable<Tables["coupons"]>, snapshot: Snapshot, now: number): Coupon {
  const { code, type, value, minimum_amount, delivery_pickup } = row;
  const weekdays = fromJson(row.weekdays);
  const days = { first_date: null, last_date: null, weekdays };
  const activity = activityAt(days, serviceHours(snapshot), now);
  // The combination of type and value was validated when the coupon was written.
  return { code, type, value, minimum_amount, delivery_pickup, weekdays, ...activity } as Coupon;
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
