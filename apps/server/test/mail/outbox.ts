import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { migrate } from "../../src/db/migrate.ts";
import { type Database, type Db, openDatabase } from "../../src/db/open.ts";
import { transact } from "../../src/db/transact.ts";
import type { PlacedOrder } from "../../src/mail/placed-order.ts";
import { queueOrderMails } from "../../src/mail/queue.ts";

/** An embedded database in a temporary folder, both removed when the test ends. */
export async function anEmbeddedDatabase(): Promise<{ database: Database; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "noren-mail-"));
  const database = await openSecondConnection(dataDir);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await migrate(database);
  return { database, dataDir };
}

/** Opens another connection to the database, as a second process would. */
export async function openSecondConnection(dataDir: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  onTestFinished(() => database.close());
  return database;
}

export async function commitMailsOf(db: Db, order: PlacedOrder): Promise<void> {
  await transact(db, (trx) => queueOrderMails(trx, order));
}

/** All mails, oldest first, joined with the state of their jobs. */
export function outboxOf(db: Db) {
  return db
    .selectFrom("outbox")
    .leftJoin("jobs", (join) =>
      join.on(
        "jobs.dedupe_key",
        "in",
        sql<string>`('send_mail:' || outbox.dedupe, 'send_code:' || outbox.dedupe)`,
      ),
    )
    .selectAll("outbox")
    .select([
      "jobs.attempts",
      "jobs.run_at",
      "jobs.leased_until",
      "jobs.done_at",
      "jobs.last_error",
    ])
    .orderBy("outbox.id")
    .execute();
}
