import type { DocumentKind, PrinterFault, PrintState } from "@noren/contract/staff/printing.ts";
import type { Db, Trx } from "../db/open.ts";
import type { PrintJobRow } from "../db/printer-tables.ts";
import type { EventKind } from "../live/events.ts";
import { writeEvent } from "../live/events.ts";
import type { PrinterLease } from "./printer-lease.ts";
import { POSSIBLY_PRINTED_STATES } from "./queue-prints.ts";
import type { Duplicate } from "./ticket-data.ts";

/**
 * State transitions of a print job: waiting → sending → printed, or unclear if the printer did not
 * confirm it.
 */

/** `held`: its order has ended, which can still be undone. */
export type Begun = "begun" | "held" | "dropped";

/**
 * Marks a job as sending: from now on it may have been printed, unless it was begun elsewhere or its
 * order has ended; then a waiting job is dropped. A cancellation slip is sent all the same.
 */
export async function beginSending(
  db: Db,
  { id, order_id }: PrintJobRow,
  { lease_id }: PrinterLease,
  now: number,
): Promise<Begun> {
  const ended = db
    .selectFrom("orders")
    .select("id")
    .where("id", "=", order_id)
    .where("progress", "in", ["rejected", "cancelled"]);
  const begun = await db
    .updateTable("print_jobs")
    .set({ state: "sending", lease_id, fault: null, changed_at: now })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where((row) => row.or([row("kind", "=", "cancellation"), row.not(row.exists(ended))]))
    .executeTakeFirst();
  if (begun.numUpdatedRows === 1n) return "begun";
  const held = await ended.where("held", "is not", null).executeTakeFirst();
  if (held) return "held";
  await dropJob(db, { id }, now);
  return "dropped";
}

export async function dropJob(db: Db, { id }: Pick<PrintJobRow, "id">, now: number): Promise<void> {
  await db
    .updateTable("print_jobs")
    .set({ state: "dropped", changed_at: now })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Stores the result of a job; its sender may do so even after the job became unclear. */
export async function endSending(
  trx: Trx,
  job: PrintJobRow,
  { lease_id, name }: PrinterLease,
  outcome: { state: "printed" } | { state: "unclear"; fault: PrinterFault },
  now: number,
): Promise<void> {
  const fault = outcome.state === "unclear" ? outcome.fault : null;
  const { numUpdatedRows } = await trx
    .updateTable("print_jobs")
    .set({ state: outcome.state, fault, changed_at: now })
    .where("id", "=", job.id)
    .where("lease_id", "=", lease_id)
    .where("state", "in", ["sending", "unclear"])
    .executeTakeFirst();
  if (numUpdatedRows === 1n) await writePrintEvent(trx, job, name, outcome.state, fault, now);
}

/** Stores why a job waits, with one event per fault. */
export async function recordWaiting(
  trx: Trx,
  job: PrintJobRow,
  printer: string,
  fault: PrinterFault,
  now: number,
): Promise<void> {
  if (job.fault === fault) return;
  await trx
    .updateTable("print_jobs")
    .set({ fault, changed_at: now })
    .where("id", "=", job.id)
    .where("state", "=", "waiting")
    .execute();
  await writePrintEvent(trx, job, printer, "waiting", fault, now);
}

/**
 * Marks a job as unclear whose sender's lease has expired (killed or disconnected); it is not sent
 * again.
 */
export async function settleInterrupted(
  trx: Trx,
  job: PrintJobRow,
  printer: string,
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("print_jobs")
    .set({ state: "unclear", fault: "interrupted", changed_at: now })
    .where("id", "=", job.id)
    .where("state", "=", "sending")
    .executeTakeFirst();
  if (numUpdatedRows === 1n)
    await writePrintEvent(trx, job, printer, "unclear", "interrupted", now);
}

/**
 * Whether a document is a duplicate: it may have been printed on this printer, or anywhere if a
 * person requested it or this job. Call it before the job is begun. Tickets that are printed on two
 * printers are no duplicates of each other.
 */
export async function duplicateOf(db: Db, job: PrintJobRow): Promise<Duplicate | null> {
  const earlier = await sentDocuments(db, job.order_id, job.kind);
  const isDuplicate = earlier.some(
    ({ printer_id, requested_by }) =>
      job.requested_by !== null || requested_by !== null || printer_id === job.printer_id,
  );
  return isDuplicate ? { requestedBy: job.requested_by } : null;
}

/** Jobs of an order and kind that may have been printed. */
export function sentDocuments(db: Db, orderId: string, kind: DocumentKind) {
  return db
    .selectFrom("print_jobs")
    .select(["printer_id", "requested_by"])
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("state", "in", POSSIBLY_PRINTED_STATES)
    .execute();
}

const KINDS: Record<"printed" | "unclear" | "waiting", EventKind> = {
  printed: "printed",
  unclear: "print_unclear",
  waiting: "print_waits",
};

function writePrintEvent(
  trx: Trx,
  { id, order_id, kind, printer_id }: PrintJobRow,
  printer: string,
  state: PrintState & keyof typeof KINDS,
  fault: PrinterFault | null,
  at: number,
): Promise<void> {
  const data = { job_id: id, document: kind, printer_id, printer, ...(fault && { fault }) };
  return writeEvent(trx, { orderId: order_id, kind: KINDS[state], at, data });
}
