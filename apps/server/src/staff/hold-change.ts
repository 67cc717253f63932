import type { OrderCommand } from "@noren/ordering/progress.ts";
import { z } from "zod";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { HeldChange, OrderRow } from "../db/schema.ts";
import { dropJob } from "../jobs/job-leases.ts";
import { enqueue, type JobType } from "../jobs/job-type.ts";
import { UNDO_GRACE_MS } from "../orders/held-change.ts";

const payload = z.object({ order_id: z.string(), version: z.number() });
export const changeJob: JobType<z.output<typeof payload>> = { name: "apply_change", payload };

type NewHold = {
  command: OrderCommand;
  /** The order before the command. */
  before: OrderRow;
  /** What the command has changed, besides the version. */
  changes: HeldChange["before"];
  now: number;
  holdMs: number;
};

/** Holds a command that the transaction has made, and enqueues the job that ends the hold. */
export async function holdChange(trx: Trx, hold: NewHold): Promise<OrderRow> {
  const { command, before, changes, now, holdMs } = hold;
  const version = before.version + 1;
  const until = now + holdMs;
  const columns = Object.keys(changes) as (keyof HeldChange["before"])[];
  const values = Object.fromEntries(columns.map((column) => [column, before[column]]));
  const change: HeldChange = { command, version, until, before: values };
  await enqueue(trx, changeJob, {
    payload: { order_id: before.id, version },
    dedupeKey: jobKey(before.id, version),
    now,
    runAt: until + UNDO_GRACE_MS,
  });
  return trx
    .updateTable("orders")
    .set({ held: toJson(change) })
    .where("id", "=", before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Drops the job that would end the hold; false once its time is over or a worker has leased it. */
export function dropHold(
  trx: Trx,
  orderId: string,
  { version }: HeldChange,
  now: number,
): Promise<boolean> {
  return dropJob(trx, changeJob, jobKey(orderId, version), now);
}

function jobKey(orderId: string, version: number): string {
  return `${orderId}:${version}`;
}
