import { type Kysely, sql } from "kysely";

/** Index by age of unconfirmed accounts, which are deleted after a time. */
export async function indexUnverifiedAccounts<T>(db: Kysely<T>): Promise<void> {
  await sql`create index unverified_accounts on accounts (created_at)
    where verified_at is null and deleted_at is null`.execute(db);
}
