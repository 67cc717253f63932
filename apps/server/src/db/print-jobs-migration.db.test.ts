import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { migrate } from "./migrate.ts";

onBothDatabases("the migration 0028-print-jobs", (databases) => {
  test("migration 0028-print-jobs enqueues unfinished print jobs in their order, and no others", async () => {
    const database = await openMigratedTo(await databases.empty(), "0024-field-terms");
    const { db } = database;
    // Without foreign keys, so that the test needs no complete order.
    await sql`create table jobs_without_keys as select * from print_jobs`.execute(db);
    await sql`drop table print_jobs`.execute(db);
    await sql`alter table jobs_without_keys rename to print_jobs`.execute(db);
    const states = ["printed", "waiting", "sending", "unclear", "dropped", "waiting"];
    for (const [index, state] of states.entries())
      await sql`insert into print_jobs (id, order_id, printer_id, kind, reason, copies, created_at,
          expires_at, state, changed_at)
        values (${index + 1}, 'order-1', 7, 'ticket', 'arrival', 1, 10, 90, ${state}, 10)`.execute(
        db,
      );

    expect(await migrate(database)).toContain("0028-print-jobs");
    const jobs = await db
      .selectFrom("jobs")
      .select(["kind", "serial_key", "payload", "run_at", "expires_at", "attempts", "done_at"])
      .orderBy("id")
      .execute();
    const facts = { kind: "print_document", serial_key: "print_document:7", run_at: 10 };
    expect(jobs).toEqual(
      [2, 3, 6].map((id) => ({
        ...{ ...facts, payload: `{"print_job_id":${id}}` },
        ...{ expires_at: 90, attempts: 0, done_at: null },
      })),
    );
  });
});
