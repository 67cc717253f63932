import type { PrintTime } from "@noren/contract/staff/printing.ts";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Trx } from "../db/open.ts";
import type { PrintJobRow } from "../db/printer-tables.ts";
import { enqueueRows, type JobType, jobRows, type NewJobRow } from "../jobs/job-type.ts";

const payload = z.object({ print_job_id: z.number() });
export const printDocument: JobType<z.output<typeof payload>> = {
  name: "print_document",
  payload,
};

type NewPrintJob = Pick<PrintJobRow, "id" | "printer_id" | "created_at">;

/** Expiry of a job in ms: a document printed later would be mistaken for a new order. */
const EXPIRY_MS = 4 * 60 * 60_000;

/** A job in these states may have been printed. */
export const POSSIBLY_PRINTED_STATES = ["sending", "printed", "unclear", "replaced"] as const;

/**
 * Queues the documents of an order on every printer with this `print_when`, in the transaction of
 * the triggering change. Idempotent: unique constraints ignore repeats.
 */
export async function queuePrints(
  trx: Trx,
  orderId: string,
  moment: PrintTime,
  now: number,
): Promise<void> {
  const { rows } = await insertPrints(orderId, moment, now).execute(trx);
  await enqueuePrints(trx, rows);
}

/** The statement that inserts the documents of `queuePrints`; returns the new ones. */
export function insertPrints(
  orderId: string,
  moment: PrintTime,
  now: number,
): RawBuilder<NewPrintJob> {
  return sql<NewPrintJob>`
    insert into print_jobs
      (order_id, printer_id, kind, reason, copies, created_at, state, changed_at)
    select cast(${orderId} as text), printers.id, documents.kind, cast(${moment} as text),
      printers.copies, cast(${now} as bigint), 'waiting', cast(${now} as bigint)
    from printers
      cross join (select 'ticket' as kind union all select 'label') as documents
    where printers.enabled = 1 and printers.removed_at is null and printers.print_when = ${moment}
      and ((documents.kind = 'ticket' and printers.prints_ticket = 1)
        or (documents.kind = 'label' and printers.prints_label = 1))
    order by printers.id, documents.kind desc
    on conflict do nothing
    returning id, printer_id, created_at`;
}

/** Enqueues the jobs that print documents: those of one printer run one after another. */
export async function enqueuePrints(trx: Trx, printJobs: readonly NewPrintJob[]): Promise<void> {
  await enqueueRows(trx, printJobRows(printJobs));
}

/** The same jobs, for `enqueueRows`. */
export function printJobRows(printJobs: readonly NewPrintJob[]): NewJobRow[] {
  const jobs = printJobs.toSorted((a, b) => a.id - b.id);
  return jobRows(
    printDocument,
    ...jobs.map(({ id, printer_id, created_at: now }) => {
      const keys = { dedupeKey: String(id), serialKey: String(printer_id) };
      return { payload: { print_job_id: id }, ...keys, now, expiresAt: now + EXPIRY_MS };
    }),
  );
}

/**
 * Drops the waiting jobs of a rejected or cancelled order, and queues a cancellation slip on every
 * printer that may have printed its ticket; in the transaction that ends the order.
 */
export async function endPrintsOf(trx: Trx, orderId: string, now: number): Promise<void> {
  await trx
    .updateTable("print_jobs")
    .set({ state: "dropped", changed_at: now })
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting")
    .execute();
  // A separate statement after the update: by now a concurrent ticket is in state sending, or
  // dropped.
  const { rows } = await sql<NewPrintJob>`
    insert into print_jobs
      (order_id, printer_id, kind, reason, copies, created_at, state, changed_at)
    select cast(${orderId} as text), printers.id, 'cancellation', 'end', printers.copies,
      cast(${now} as bigint), 'waiting', cast(${now} as bigint)
    from printers
    where printers.removed_at is null and exists (
      select 1 from print_jobs tickets
      where tickets.order_id = ${orderId} and tickets.printer_id = printers.id
        and tickets.kind = 'ticket' and tickets.state in (${sql.join(POSSIBLY_PRINTED_STATES)}))
    order by printers.id
    on conflict do nothing
    returning id, printer_id, created_at`.execute(trx);
  await enqueuePrints(trx, rows);
}
