import type { JobRow } from "../db/job-tables.ts";
import { fromJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { JobType } from "./job-type.ts";

/** A job as its handler sees it; `attempts` includes the current one. */
export type Job<Payload> = { id: number; payload: Payload; attempts: number };

/** Runs in the transaction that ends or retries the job, in one worker only. */
type Write = (trx: Trx) => Promise<void>;

/** The same for a row of its own: `all` writes the rows of many jobs at once. */
export type BatchWrite = {
  all: (trx: Trx, ids: readonly number[], now: number) => Promise<void>;
  id: number;
};

/**
 * `why` is logged and must not contain personal data; `detail` is stored in the row instead of it.
 * `isFinal`: retrying would fail again. `retryAfterMs`: the service called asks to wait so long.
 */
export type JobResult =
  | { done: true; write?: Write | BatchWrite }
  | {
      done: false;
      why: string;
      detail?: string;
      isFinal?: boolean;
      retryAfterMs?: number;
      write?: Write;
    };

/**
 * Delay in ms until the next attempt after `attempts` attempts; null to give up. Jobs run at least
 * once, so handlers must be idempotent.
 */
type RetryPolicy = (attempts: number) => number | null;

type Policy = {
  /** Maximum number of jobs of this type that one process runs concurrently. */
  concurrency: number;
  /** How many more are leased in advance where jobs are short; none by default. */
  prefetch?: number;
  retryDelay: RetryPolicy;
};

/**
 * Runs in the transaction that gives up a job, after a final failure, too many attempts or expiry.
 */
type GiveUp<Payload> = (trx: Trx, payload: Payload, now: number) => Promise<void>;

/** A job type with its handler and retry policy; one per kind of background work. */
export type JobHandler<Services> = Policy & {
  name: string;
  run(services: Services, row: JobRow): Promise<JobResult>;
  giveUp(trx: Trx, row: JobRow, now: number): Promise<void>;
};

/** An exception thrown by `run` counts as a failed attempt. */
export function jobHandler<Services, Payload>(
  { name, payload }: JobType<Payload>,
  policy: Policy,
  run: (services: Services, job: Job<Payload>) => Promise<JobResult>,
  giveUp: GiveUp<Payload> = async () => {},
): JobHandler<Services> {
  return {
    name,
    ...policy,
    run: async (services, { id, attempts, payload: text }) =>
      run(services, { id, attempts, payload: payload.parse(fromJson(text)) }),
    giveUp: async (trx, row, now) => giveUp(trx, payload.parse(fromJson(row.payload)), now),
  };
}
