import { onCommit, type SignalTopics } from "../db/commit-signals.ts";
import type { JobRow } from "../db/job-tables.ts";
import { batchRecorder } from "./batch-recorder.ts";
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
  const poll = (kinds: SignalTopics) => {
    for (const worker of workers) if (kinds.has(null) || kinds.has(worker.kind)) worker.poll();
  };
  const pollAll = () => poll(new Set([null]));
  const pollTimer = setInterval(pollAll, POLL_MS).unref();
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
  pollAll();
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
  const { prefetch = 0 } = handler;
  const running = new Set<Promise<void>>();
  /**
   * Jobs from their lease until their result is recorded: their leases are renewed, and they are
   * not leased again if that fails.
   */
  const held = new Set<JobRow>();
  /** Held jobs that wait for a lane. */
  const waiting: JobRow[] = [];
  const unrecorded = new Map<JobRow, JobResult>();
  const recorder = batchRecorder(services, recordOrKeep, recorded);
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
    if (isStopped || !isWanted || lanes === 0 || waiting.length > 0 || leasing) return;
    isWanted = false;
    leasing = lease(lanes + prefetch);
  }

  async function lease(limit: number): Promise<void> {
    const exclude = [...held].filter(hasLapsed).map(({ id }) => id);
    const query = { kind: handler.name, now: now(), limit, exclude };
    const jobs = await leaseJobs(db, query).catch((err) => {
      log.error({ err, kind: handler.name }, "jobs cannot be leased; trying again");
      return [];
    });
    leasing = null;
    if (isStopped) return release(jobs);
    // A full batch: there may be more due jobs.
    isWanted ||= jobs.length === limit;
    for (const job of jobs) held.add(job);
    for (const job of jobs.splice(0, lanes)) track(run(job));
    waiting.push(...jobs);
    leaseMore();
  }

  /** Starts waiting jobs, but not those whose lease could not be renewed in time. */
  function startWaiting(): void {
    while (lanes > 0) {
      const job = waiting.shift();
      if (!job) return;
      if (!hasLapsed(job)) track(run(job));
      else {
        held.delete(job);
        isWanted = true;
      }
    }
  }

  function hasLapsed({ leased_until }: JobRow): boolean {
    return leased_until === null || leased_until <= now();
  }

  async function release(jobs: readonly JobRow[]): Promise<void> {
    for (const job of jobs) held.delete(job);
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
    const result = await attempt(services, handler, job);
    lanes += 1;
    startWaiting();
    leaseMore();
    await recorder.record(job, result);
  }

  /**
   * Keeps a result that cannot be recorded while the database is unavailable, so that the job is
   * not run twice.
   */
  async function recordOrKeep(job: JobRow, result: JobResult): Promise<void> {
    try {
      const delay = await record(services, handler, job, result);
      if (delay !== null && delay < POLL_MS) setTimeout(poll, delay).unref();
      recorded(job);
    } catch (err) {
      log.error({ job: job.id, kind: job.kind, err }, "a job cannot be recorded; trying again");
      unrecorded.set(job, result);
    }
  }

  function recorded(job: JobRow): void {
    held.delete(job);
    // The next job of its serial key may be due.
    if (job.serial_key !== null) poll();
  }

  function recordAgain(): void {
    const pending = [...unrecorded];
    unrecorded.clear();
    for (const [job, result] of pending) track(recorder.record(job, result));
  }

  return {
    kind: handler.name,
    poll,
    held: () => [...held],
    async stop(): Promise<void> {
      isStopped = true;
      await leasing;
      await release(waiting.splice(0));
      recordAgain();
      await Promise.all(running);
    },
  };
}
