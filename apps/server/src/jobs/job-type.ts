import type { z } from "zod";
import { signalOnCommit } from "../db/commit-signals.ts";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";

/** A kind of background work: the name of its rows and the shape of what they carry. */
export type JobType<Payload> = { name: string; payload: z.ZodType<Payload> };

type NewJob<Payload> = {
  payload: Payload;
  /** The same job is enqueued once; unique among those of its type. */
  dedupeKey: string;
  /** Jobs of the type with the same one run one after another, as they were enqueued. */
  serialKey?: string;
  /** Epoch milliseconds. */
  now: number;
  /** Not before then; at once without it. */
  runAt?: number;
  /** From then on nobody needs it; without it the job is worth doing however late. */
  expiresAt?: number;
};

/** Enqueues jobs in the transaction that makes them necessary; workers begin after the commit. */
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
