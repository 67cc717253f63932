import { type Kysely, sql } from "kysely";

/** Indexes of what is deleted by age: codes and done jobs. */
export async function indexOldRows(db: Kysely<unknown>): Promise<void> {
  await sql`create index codes_by_expiry on codes (expires_at)`.execute(db);
  await sql`create index done_jobs on jobs (done_at) where done_at is not null`.execute(db);
}
