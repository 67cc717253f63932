import { onCommit } from "../db/commit-signals.ts";
import type { JobRow } from "../db/job-tables.ts";
import type { JobHandler, JobResult } from "./job-handler.ts";
import { leaseJobs, releaseJobs, renewJobs } from "./job-leases.ts";
import { RENEW_MS } from "./lease.ts";
import { startPeriodicJobs } from "./periodic-job.ts";
import { attempt, type JobServices, record } from "./run-job.ts";

/**
 * Polling interval in ms, for jobs enqueued by another process, due for a retry, or whose lease has
 * expired.
 */
const POLL_MS = 5000;

export type Stoppable = { stop(): Promise<void> };

/**
 * Runs jobs of each handler as they become due, at least once each, until stopped; several
 * processes may do so. A job runs twice only where its process died, or where the database was
 * unavailable for longer than a lease.
 */
export function startJobs<Services extends JobServices>(
  services: Services,
  handlers: readonly JobHandler<Services>[],
): Stoppable {
  const workers = handlers.map((handler) => startWorker(services, handler));
  const poll = () => {
    for (const worker of workers) worker.poll();
  };
  const pollTimer = setInterval(poll, POLL_MS).unref();
  const stopListener = onCommit(services.db, "jobs", poll);
  const renewal = startPeriodicJobs(services, [
    {
      name: "renew_job_leases",
      everyMs: RENEW_MS,
      run: ({ db, now }) =>
        renewJobs(
          db,
          workers.flatMap((worker) => worker.held()),
          now(),
        ),
    },
  ]);
  poll();
  return {
    async stop() {
      clearInterval(pollTimer);
      stopListener();
      await Promise.all(workers.map((worker) => worker.stop()));
      await renewal.stop();
    },
  };
}

/** Each handler has its own concurrency limit, so that no kind of job waits for another. */
function startWorker<Services extends JobServices>(
  services: Services,
  handler: JobHandler<Services>,
) {
  const { db, log, now } = services;
  const running = new Set<Promise<void>>();
  /**
   * Jobs from their lease until their result is recorded: their leases are renewed, and they are
   * not leased again if that fails.
   */
  const held = new Set<JobRow>();
  const unrecorded = new Map<JobRow, JobResult>();
  let lanes = handler.concurrency;
  let leasing: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  function poll(): void {
    isWanted = true;
    recordAgain();
    leaseMore();
  }

  function leaseMore(): void {
    if (isStopped || !isWanted || lanes === 0 || leasing) return;
    isWanted = false;
    leasing = lease(lanes);
  }

  async function lease(limit: number): Promise<void> {
    const exclude = [...held].map(({ id }) => id);
    const query = { kind: handler.name, now: now(), limit, exclude };
    const jobs = await leaseJobs(db, query).catch((err) => {
      log.error({ err, kind: handler.name }, "jobs cannot be leased; trying again");
      return [];
    });
    leasing = null;
    if (isStopped) return release(jobs);
    // A full batch: there may be more due jobs.
    isWanted ||= jobs.length === limit;
    for (const job of jobs) track(run(job));
    leaseMore();
  }

  async function release(jobs: readonly JobRow[]): Promise<void> {
    await releaseJobs(db, jobs).catch((err) =>
      log.error({ err, kind: handler.name }, "leases cannot be released; they expire"),
    );
  }

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
  }

  /** The lane is free once the job has run; recording the result does not delay the next job. */
  async function run(job: JobRow): Promise<void> {
    lanes -= 1;
    held.add(job);
    const result = await attempt(services, handler, job);
    lanes += 1;
    leaseMore();
    await recordOrKeep(job, result);
  }

  /**
   * Keeps a result that cannot be recorded while the database is unavailable, so that the job is
   * not run twice.
   */
  async function recordOrKeep(job: JobRow, result: JobResult): Promise<void> {
    try {
      const delay = await record(services, handler, job, result);
      held.delete(job);
      if (delay !== null && delay < POLL_MS) setTimeout(poll, delay).unref();
      // The next job of its serial key may be due.
      if (job.serial_key !== null) poll();
    } catch (err) {
      log.error({ job: job.id, kind: job.kind, err }, "a job cannot be recorded; trying again");
      unrecorded.set(job, result);
    }
  }

  function recordAgain(): void {
    const pending = [...unrecorded];
    unrecorded.clear();
    for (const [job, result] of pending) track(recordOrKeep(job, result));
  }

  return {
    poll,
    held: () => [...held],
    async stop(): Promise<void> {
      isStopped = true;
      await leasing;
      recordAgain();
      await Promise.all(running);
    },
  };
}
