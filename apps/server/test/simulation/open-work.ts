import type { Db } from "../../src/db/open.ts";

const ENDS = ["completed", "rejected", "cancelled"] as const;

const SOON_MS = 2 * 60 * 60_000;

/**
 * The number of orders in progress that are due within two hours; those for tomorrow do not count.
 */
export async function waitingCount(db: Db, now: number): Promise<number> {
  const waiting = await db
    .selectFrom("orders")
    .select("id")
    .where("placed_at", "is not", null)
    .where("slot_at", "<", now + SOON_MS)
    .where("progress", "not in", ENDS)
    .execute();
  return waiting.length;
}

/** The number of unfinished orders, payments, jobs and print jobs. */
export async function openCount(db: Db): Promise<number> {
  const open = await Promise.all([
    db.selectFrom("orders").select("id").where("progress", "not in", ENDS).execute(),
    db.selectFrom("payments").select("local_id").where("next_check_at", "is not", null).execute(),
    db.selectFrom("jobs").select("id").where("done_at", "is", null).execute(),
    db.selectFrom("print_jobs").select("id").where("state", "in", ["waiting", "sending"]).execute(),
  ]);
  return open.reduce((sum, rows) => sum + rows.length, 0);
}
