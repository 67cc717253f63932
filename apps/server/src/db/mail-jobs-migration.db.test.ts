import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { migrate } from "./migrate.ts";

const NEVER = 8.64e15;

onBothDatabases("the migration 0023-mail-jobs", (databases) => {
  test("migration 0023-mail-jobs enqueues unsent mails, and keeps pending mails without a job", async () => {
    const database = await openMigratedTo(await databases.empty(), "0022-jobs");
    const { db } = database;
    const mail = (dedupe: string, kind: string, next: number, sent: number | null) =>
      sql`insert into outbox (dedupe, kind, recipient, locale, data, created_at, next_attempt_at,
          attempts, claimed_until, sent_at, last_error, expires_at)
        values (${dedupe}, ${kind}, 'ada@example.com', 'fr', 'null', 10, ${next},
          2, 40, ${sent}, 'busy', 90)`.execute(db);
    await mail("order_received:sent", "order_received", 20, 15);
    await mail("order_received:due", "order_received", 20, null);
    await mail("order_received:never", "order_received", NEVER, null);
    await mail("code:due", "code", 30, null);
    // Recreated without its foreign key, so that the test needs no complete order.
    await db.schema.dropTable("held_mails").execute();
    await sql`create table held_mails (dedupe text, order_id text, kind text, recipient text,
      locale text, data text)`.execute(db);
    await sql`insert into held_mails (dedupe, order_id, kind, recipient, locale, data)
      values ('order_received:held', 'unknown', 'order_received', 'ada@example.com', 'fr', 'null')
    `.execute(db);

    expect(await migrate(database)).toContain("0023-mail-jobs");
    const jobs = await db
      .selectFrom("jobs")
      .select([
        "dedupe_key",
        "payload",
        "run_at",
        "attempts",
        "done_at",
        "last_error",
        "expires_at",
      ])
      .orderBy("id")
      .execute();
    const job = { attempts: 2, last_error: "busy", expires_at: 90, done_at: null };
    const named = (name: string, mailId: number) => ({
      dedupe_key: name,
      payload: JSON.stringify({ mail_id: mailId }),
    });
    expect(jobs).toEqual([
      { ...job, ...named("send_mail:order_received:due", 2), run_at: 20 },
      { ...job, ...named("send_mail:order_received:never", 3), run_at: 10, done_at: 10 },
      { ...job, ...named("send_code:code:due", 4), run_at: 30 },
    ]);
    const mails = await db.selectFrom("outbox").select("dedupe").orderBy("id").execute();
    expect(mails.map(({ dedupe }) => dedupe)).toContain("order_received:held");
  });
});
