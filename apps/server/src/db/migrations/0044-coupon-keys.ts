import { couponKey } from "@noren/ordering/compared-text.ts";
import { type Kysely, sql } from "kysely";

/**
 * The key of a coupon is its code as `couponKey` compares codes, also where its history names it.
 * Of two codes that are one by now the second keeps its key.
 */
export async function renewCouponKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ key: string; code: string }>`
    select key, code from coupons order by key`.execute(db);
  const taken = new Set(rows.map(({ key }) => key));
  for (const { key, code } of rows) {
    const renewed = couponKey(code);
    if (renewed === key || renewed === "" || taken.has(renewed)) continue;
    taken.add(renewed);
    const [before, after] = [`coupon:${key}`, `coupon:${renewed}`];
    await sql`update coupons set key = ${renewed} where key = ${key}`.execute(db);
    await sql`update changes set target = ${after} where target = ${before}`.execute(db);
    await sql`update audit_log set subject = ${after} where subject = ${before}`.execute(db);
  }
}
