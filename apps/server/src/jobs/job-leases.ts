import { signalOnCommit } from "../db/commit-signals.ts";
import { isOneOf, isPostgres } from "../db/dialect.ts";
import type { JobRow } from "../db/job-tables.ts";
import { toJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import { LEASE_MS } from "./lease.ts";

type LeaseQuery = {
  kind: string;
  now: number;
  limit: number;
  /** Jobs that this process still holds although their lease has expired. */
  exclude?: readonly number[];
};

const JOB_COLUMNS = [
  ...(["id", "kind", "dedupe_key", "serial_key", "payload", "created_at", "run_at"] as const),
  ...(["expires_at", "attempts", "leased_until", "done_at", "last_error"] as const),
] satisfies (keyof JobRow)[];

/**
 * Leases due jobs without a lease, earliest first; of each serial key only the first open job. One
 * statement: SQLite serializes writers, PostgreSQL skips rows locked by others.
 */
export function leaseJobs(
  db: Db,
  { kind, now, limit, exclude = [] }: LeaseQuery,
): Promise<JobRow[]> {
  const due = db
    .selectFrom("jobs as job")
    .select("job.id")
    .where("job.done_at", "is", null)
    .where("job.kind", "=", kind)
    .where("job.run_at", "<=", now)
    .where((row) =>
      row.or([row("job.leased_until", "is", null), row("job.leased_until", "<=", now)]),
    )
    .$if(exclude.length > 0, (query) =>
      query.where((row) => row.not(isOneOf(db, "job.id", exclude))),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("jobs as earlier")
            .select("earlier.id")
            .whereRef("earlier.serial_key", "=", "job.serial_key")
            .whereRef("earlier.id", "<", "job.id")
            .where("earlier.done_at", "is", null),
        ),
      ),
    )
    .orderBy("job.run_at")
    .orderBy("job.id")
    .limit(limit)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked());
  return (
    db
      .updateTable("jobs")
      .set((row) => ({ leased_until: now + LEASE_MS, attempts: row("attempts", "+", 1) }))
      .where("id", "in", due)
      // Named columns, so that the statement can be prepared.
      .returning(JOB_COLUMNS)
      .execute()
  );
}

/**
 * Extends leases, but not those that ended or that another worker has acquired since; writes the
 * new end into `jobs`.
 */
export async function renewJobs(db: Db, jobs: readonly JobRow[], now: number): Promise<void> {
  for (const [attempts, ofAttempt] of Map.groupBy(jobs, (job) => job.attempts)) {
    const renewed = await db
      .updateTable("jobs")
      .set({ leased_until: now + LEASE_MS })
      .where("leased_until", "is not", null)
      .where("attempts", "=", attempts)
      .where(isOneOf(db, "id", idsOf(ofAttempt)))
      .returning("id")
      .execute();
    const ids = new Set(idsOf(renewed));
    for (const job of ofAttempt) if (ids.has(job.id)) job.leased_until = now + LEASE_MS;
  }
}

/**
 * Ends jobs and deletes their payloads; with `error` they are given up. Returns the ids of those
 * that had not ended already.
 */
export async function endJobs(
  trx: Trx,
  jobs: readonly JobRow[],
  now: number,
  error: string | null,
): Promise<Set<number>> {
  const ended = await trx
    .updateTable("jobs")
    .set({ done_at: now, leased_until: null, last_error: error, payload: toJson(null) })
    .where(isOneOf(trx, "id", idsOf(jobs)))
    .where("done_at", "is", null)
    .returning("id")
    .execute();
  return new Set(idsOf(ended));
}

function idsOf(jobs: readonly { id: number }[]): number[] {
  return jobs.map(({ id }) => id);
}

/** Schedules another attempt. False where the lease expired and another worker has the job. */
export async function retryJob(
  trx: Trx,
  { id, attempts }: JobRow,
  runAt: number,
  error: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("jobs")
    .set({ run_at: runAt, leased_until: null, last_error: error })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("done_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets when the open jobs of a serial key are due next, whatever their back-off. */
export async function reschedule(
  trx: Trx,
  { name }: { name: string },
  serialKey: string,
  runAt: number,
): Promise<void> {
  await trx
    .updateTable("jobs")
    .set({ run_at: runAt })
    .where("serial_key", "=", `${name}:${serialKey}`)
    .where("done_at", "is", null)
    .execute();
  signalOnCommit(trx, "jobs", name);
}

/**
 * Releases leases of jobs that were not started; their attempt does not count. A job whose lease has
 * expired may be another worker's by now, with a further attempt.
 */
export async function releaseJobs(db: Db, jobs: readonly JobRow[]): Promise<void> {
  for (const [attempts, alike] of Map.groupBy(jobs, (job) => job.attempts))
    await db
      .updateTable("jobs")
      .set((row) => ({ leased_until: null, attempts: row("attempts", "-", 1) }))
      .where(isOneOf(db, "id", idsOf(alike)))
      .where("attempts", "=", attempts)
      .execute();
}

/**
 * Whether a job has not been started; if so, locks it until the end of the transaction, so that no
 * worker starts it.
 */
export async function lockIfNotStarted(
  trx: Trx,
  { name }: { name: string },
  dedupeKey: string,
): Promise<boolean> {
  // An update without a change locks the row.
  const { numUpdatedRows } = await trx
    .updateTable("jobs")
    .set((row) => ({ attempts: row.ref("attempts") }))
    .where("dedupe_key", "=", `${name}:${dedupeKey}`)
    .where("leased_until", "is", null)
    .where("done_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Deletes a job that no worker has leased and that is due after `now`; false where there is none.
 */
export async function dropJob(
  trx: Trx,
  { name }: { name: string },
  dedupeKey: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("jobs")
    .where("dedupe_key", "=", `${name}:${dedupeKey}`)
    .where("leased_until", "is", null)
    .where("done_at", "is", null)
    .where("run_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
