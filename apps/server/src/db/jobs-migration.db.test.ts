import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { migrate } from "./migrate.ts";

onBothDatabases("the migration 0022-jobs", (databases) => {
  test("migration 0022-jobs enqueues open webhooks and payment tasks, and keeps finished tasks", async () => {
    const database = await openMigratedTo(await databases.empty(), "0021-restaurant-key");
    const { db } = database;
    const webhook = (dedupe: string, done: number | null) =>
      sql`insert into webhook_deliveries
        (dedupe, body, created_at, expires_at, next_attempt_at, attempts, done_at)
        values (${dedupe}, 'body', 10, 90, 20, 2, ${done})`.execute(db);
    const task = (key: string, done: number | null) =>
      sql`insert into payment_tasks (key, kind, order_id, intent_id, provider, amount, reason,
          created_at, next_attempt_at, attempts, claimed_until, done_at, outcome)
        values (${key}, 'capture', 'order-1', 'intent-1', 'demo', null, 'accepted',
          10, 30, 3, 40, ${done}, null)`.execute(db);
    await webhook("order_unanswered:done", 15);
    await webhook("order_unanswered:1", null);
    await task("capture:done", 15);
    await task("capture:1", null);

    expect(await migrate(database)).toContain("0022-jobs");
    const jobs = await db.selectFrom("jobs").selectAll().orderBy("id").execute();
    const open = { leased_until: null, done_at: null, last_error: null, created_at: 10 };
    expect(jobs).toEqual([
      {
        ...{ id: 1, kind: "webhook", dedupe_key: "webhook:order_unanswered:1", serial_key: null },
        ...{ payload: '{"body":"body"}', run_at: 20, expires_at: 90, attempts: 2, ...open },
      },
      {
        ...{ id: 2, kind: "payment_task", dedupe_key: "payment_task:capture:1" },
        ...{ serial_key: "payment_task:order-1", payload: '{"task_id":2}' },
        ...{ run_at: 30, expires_at: null, attempts: 3, ...open },
      },
    ]);
    const tasks = await db.selectFrom("payment_tasks").select(["key", "done_at"]).execute();
    expect(tasks).toEqual([
      { key: "capture:done", done_at: 15 },
      { key: "capture:1", done_at: null },
    ]);
  });
});
