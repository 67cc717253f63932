import type { JobRow } from "../db/job-tables.ts";
import type { Db } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import type { Log } from "../log.ts";
import type { BatchWrite, JobHandler, JobResult } from "./job-handler.ts";
import { endJobs, leaseJobs, retryJob } from "./job-leases.ts";

export type JobServices = {
  db: Db;
  log: Pick<Log, "info" | "warn" | "error">;
  /** Epoch milliseconds. */
  now: () => number;
};

const EXPIRED: JobResult = { done: false, why: "it expired before it was done" };

/** Runs a leased job; the result is not recorded yet. */
export async function attempt<Services extends JobServices>(
  services: Services,
  handler: JobHandler<Services>,
  job: JobRow,
): Promise<JobResult> {
  if (hasExpired(job, services.now())) return EXPIRED;
  try {
    return await handler.run(services, job);
  } catch (err) {
    services.log.error({ ...jobFacts(job), err }, "a job failed");
    return { done: false, why: "exception", detail: String(err) };
  }
}

/** A job whose result can be recorded together with others. */
export type DoneJob = { job: JobRow; write?: BatchWrite };

/** Null where the result must be recorded in a transaction of its own. */
export function asDoneJob(job: JobRow, result: JobResult): DoneJob | null {
  if (!result.done || typeof result.write === "function") return null;
  return result.write ? { job, write: result.write } : { job };
}

/** Ends jobs in one transaction, together with the writes of their results. */
export async function recordDone<Services extends JobServices>(
  { db, log, now }: Services,
  done: readonly DoneJob[],
): Promise<void> {
  await transact(db, async (trx) => {
    const jobs = done.map(({ job }) => job);
    const ended = await endJobs(trx, jobs, now(), null);
    const writes = done.flatMap(({ job, write }) => (write && ended.has(job.id) ? [write] : []));
    for (const [all, rows] of Map.groupBy(writes, (write) => write.all)) {
      const ids = rows.map(({ id }) => id);
      await all(trx, ids, now());
    }
  });
  for (const { job } of done) log.info(jobFacts(job), "a job succeeded");
}

/**
 * Ends or retries the job, in one transaction with the writes of its result. Returns the delay in
 * ms until the next attempt; null where there is none.
 */
export async function record<Services extends JobServices>(
  services: Services,
  { retryDelay, giveUp }: JobHandler<Services>,
  job: JobRow,
  result: JobResult,
): Promise<number | null> {
  const { db, log, now } = services;
  const done = asDoneJob(job, result);
  if (done) {
    await recordDone(services, [done]);
    return null;
  }
  const delay = result.done ? null : delayOf(result, retryDelay(job.attempts));
  const runAt = now() + (delay ?? 0);
  const isGivenUp = !result.done && (delay === null || hasExpired(job, runAt));
  const error = result.done ? null : (result.detail ?? result.why);
  const write = typeof result.write === "function" ? result.write : null;
  await transact(db, async (trx) => {
    const holdsLease =
      error === null || isGivenUp
        ? (await endJobs(trx, [job], now(), error)).has(job.id)
        : await retryJob(trx, job, runAt, error);
    if (!holdsLease) return;
    await write?.(trx);
    if (isGivenUp) await giveUp(trx, job, now());
  });
  if (result.done) log.info(jobFacts(job), "a job succeeded");
  else if (isGivenUp) log.error({ ...jobFacts(job), why: result.why }, "a job was given up");
  else log.warn({ ...jobFacts(job), why: result.why, delay }, "a job will be retried");
  return isGivenUp ? null : delay;
}

/** Never less than the service called asks for; null to give up. */
function delayOf(
  { isFinal, retryAfterMs = 0 }: Exclude<JobResult, { done: true }>,
  usual: number | null,
): number | null {
  return isFinal || usual === null ? null : Math.max(usual, retryAfterMs);
}

/** Runs due jobs until there are none; rejects on a database error. */
export async function runDueJobs<Services extends JobServices>(
  services: Services,
  handler: JobHandler<Services>,
): Promise<void> {
  const { name: kind, concurrency: limit } = handler;
  for (;;) {
    const jobs = await leaseJobs(services.db, { kind, now: services.now(), limit });
    if (jobs.length === 0) return;
    await Promise.all(
      jobs.map(async (job) =>
        record(services, handler, job, await attempt(services, handler, job)),
      ),
    );
  }
}

function hasExpired({ expires_at }: JobRow, moment: number): boolean {
  return expires_at !== null && moment >= expires_at;
}

function jobFacts({ id, kind, attempts }: JobRow) {
  return { job: id, kind, attempts };
}
