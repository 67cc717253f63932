import type { JobRow } from "../db/job-tables.ts";
import { fromJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { JobType } from "./job-type.ts";

/** `attempts` counts this one. */
export type Job<Payload> = { id: number; payload: Payload; attempts: number };

/** What is written in the transaction that ends the job or puts it back, by one worker alone. */
type Write = (trx: Trx) => Promise<void>;

/**
 * `why` goes to the log and names no person; the row has `detail` instead where there is one.
 * `isFinal`: another attempt would come to the same.
 */
export type JobResult =
  | { done: true; write?: Write }
  | { done: false; why: string; detail?: string; isFinal?: boolean; write?: Write };

/**
 * Milliseconds until the next attempt after so many, null to give up. A job is run at least once:
 * whoever handles it makes a second run harmless.
 */
type RetryPolicy = (attempts: number) => number | null;

type Policy = {
  /** How many of them run at the same time in one process. */
  concurrency: number;
  retryDelay: RetryPolicy;
};

/** What is written in the transaction that gives a job up: refused for good, too often or too late. */
type GiveUp<Payload> = (trx: Trx, payload: Payload) => Promise<void>;

/** A job type with what is done about it: a new kind of background work is one of these. */
export type JobHandler<Services> = Policy & {
  name: string;
  run(services: Services, row: JobRow): Promise<JobResult>;
  giveUp(trx: Trx, row: JobRow): Promise<void>;
};

/** An exception of `run` counts as not done. */
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
    giveUp: async (trx, row) => giveUp(trx, payload.parse(fromJson(row.payload))),
  };
}
