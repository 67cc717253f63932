import type { PeriodicJob } from "../jobs/periodic-job.ts";
import type { Services } from "../services.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** How long an unverified account is kept. */
export const UNVERIFIED_KEPT_MS = 7 * DAY_MS;
/** Rows per statement, so that no single one locks the database for long. */
const BATCH = 500;

/**
 * Deletes accounts that were never confirmed, with their sessions and codes: anybody can create
 * them and they cannot place orders. Their owners can sign up again.
 */
export async function purgeUnverifiedAccounts({
  db,
  now,
}: Pick<Services, "db" | "now">): Promise<void> {
  const created = now() - UNVERIFIED_KEPT_MS;
  const expired = db
    .selectFrom("accounts")
    .select("id")
    .where("verified_at", "is", null)
    .where("deleted_at", "is", null)
    .where("created_at", "<", created)
    .orderBy("created_at")
    .limit(BATCH);
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom("accounts")
      .where("id", "in", expired)
      // It may have been confirmed, or signed up anew, since the subquery ran.
      .where("verified_at", "is", null)
      .where("created_at", "<", created)
      .executeTakeFirst();
    if (numDeletedRows < BATCH) return;
  }
}

export const purgeUnverified: PeriodicJob<Pick<Services, "db" | "now">> = {
  name: "purge_unverified_accounts",
  everyMs: HOUR_MS,
  run: purgeUnverifiedAccounts,
};
