import type { Insertable } from "kysely";
import type { z } from "zod";
import { signalLater, signalOnCommit } from "../db/commit-signals.ts";
import type { JobTables } from "../db/job-tables.ts";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";

/** A kind of background work: its name in the table and the schema of its payload. */
export type JobType<Payload> = { name: string; payload: z.ZodType<Payload> };

type NewJob<Payload> = {
  payload: Payload;
  /** Unique per job type: enqueuing the same key again does nothing. */
  dedupeKey: string;
  /** Jobs of the type with the same serial key run sequentially, in the order of enqueuing. */
  serialKey?: string;
  /** Epoch milliseconds. */
  now: number;
  /** Earliest time of the first attempt; `now` by default. */
  runAt?: number;
  /** The job is given up from then on; without it, it never expires. */
  expiresAt?: number;
};

/** Jobs due within this time wake the workers of this process then; others are found by polling. */
const SOON_MS = 60_000;

export type NewJobRow = Insertable<JobTables["jobs"]>;

/** Enqueues jobs in the transaction that needs them; workers are woken after the commit. */
export async function enqueue<Payload>(
  trx: Trx,
  type: JobType<Payload>,
  ...jobs: NewJob<Payload>[]
): Promise<void> {
  await enqueueRows(trx, jobRows(type, ...jobs));
}

/** The rows of new jobs, for `enqueueRows` together with those of other types. */
export function jobRows<Payload>(
  { name }: JobType<Payload>,
  ...jobs: NewJob<Payload>[]
): NewJobRow[] {
  return jobs.map(({ payload, dedupeKey, serialKey, now, runAt = now, expiresAt }) => ({
    kind: name,
    dedupe_key: `${name}:${dedupeKey}`,
    serial_key: serialKey === undefined ? null : `${name}:${serialKey}`,
    payload: toJson(payload),
    created_at: now,
    run_at: runAt,
    expires_at: expiresAt ?? null,
    leased_until: null,
    done_at: null,
    last_error: null,
  }));
}

/** Enqueues jobs of any types in one statement. */
export async function enqueueRows(trx: Trx, rows: readonly NewJobRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("jobs")
    .values(rows)
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
  for (const { kind, created_at, run_at } of rows) {
    const delay = run_at - created_at;
    if (delay <= 0) signalOnCommit(trx, "jobs", kind);
    else if (delay <= SOON_MS) signalLater(trx, "jobs", kind, delay);
  }
}
