import type { z } from "zod";
import { signalOnCommit } from "../db/commit-signals.ts";
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

/** Enqueues jobs in the transaction that needs them; workers are woken after the commit. */
export async function enqueue<Payload>(
  trx: Trx,
  { name }: JobType<Payload>,
  ...jobs: NewJob<Payload>[]
): Promise<void> {
  if (jobs.length === 0) return;
  await trx
    .insertInto("jobs")
    .values(
      jobs.map(({ payload, dedupeKey, serialKey, now, runAt = now, expiresAt }) => ({
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
      })),
    )
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .execute();
  signalOnCommit(trx, "jobs");
}
