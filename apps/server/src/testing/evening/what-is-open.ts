import type { Db } from "../../db/open.ts";

const ENDS = ["completed", "rejected", "cancelled"] as const;

/** How many wait for an answer, or for their dishes. */
export async function waitingCount(db: Db): Promise<number> {
  const waiting = await db
    .selectFrom("orders")
    .select("id")
    .where("placed_at", "is not", null)
    .where("progress", "not in", ENDS)
    .execute();
  return waiting.length;
}

/** How much is still to be done: orders, payments, tasks with money, mails, papers. */
export async function openCount(db: Db): Promise<number> {
  const open = await Promise.all([
    db.selectFrom("orders").select("id").where("progress", "not in", ENDS).execute(),
    db.selectFrom("payments").select("local_id").where("next_check_at", "is not", null).execute(),
    db.selectFrom("payment_tasks").select("id").where("done_at", "is", null).execute(),
    db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute(),
    db.selectFrom("print_jobs").select("id").where("state", "in", ["waiting", "sending"]).execute(),
  ]);
  return open.reduce((sum, rows) => sum + rows.length, 0);
}
