import { type Kysely, sql } from "kysely";

/** Accounts whose e-mail was never confirmed are deleted after a time: they are found by their age. */
export async function indexUnverifiedAccounts<T>(db: Kysely<T>): Promise<void> {
  await sql`create index unverified_accounts on accounts (created_at)
    where verified_at is null and deleted_at is null`.execute(db);
}
