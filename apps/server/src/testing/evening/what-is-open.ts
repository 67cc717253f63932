import type { Db } from "../../db/open.ts";

const ENDS = ["completed", "rejected", "cancelled"] as const;

/** Whether somebody waits for an answer, or for their dishes. */
export async function hasWaiting(db: Db): Promise<boolean> {
  const first = await db
    .selectFrom("orders")
    .select("id")
    .where("placed_at", "is not", null)
    .where("progress", "not in", ENDS)
    .limit(1)
    .execute();
  return first.length > 0;
}

/** Whether anything is still to be done: orders, payments, tasks with money, mails. */
export async function hasOpen(db: Db): Promise<boolean> {
  const open = await Promise.all([
    db.selectFrom("orders").select("id").where("progress", "not in", ENDS).execute(),
    db.selectFrom("payments").select("local_id").where("next_check_at", "is not", null).execute(),
    db.selectFrom("payment_tasks").select("id").where("done_at", "is", null).execute(),
    db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute(),
  ]);
  return open.some((rows) => rows.length > 0);
}
