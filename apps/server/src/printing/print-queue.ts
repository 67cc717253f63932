import type { Db } from "../db/open.ts";
import { OPEN_PRINT_JOBS } from "../db/partial-indexes.ts";
import type { PrintJobRow } from "../db/printer-tables.ts";
import { transact } from "../db/transact.ts";
import type { PrinterConnection } from "../providers/printer/printer.ts";
import type { Services } from "../services.ts";
import {
  beginSending,
  dropExpiredJobs,
  dropJob,
  duplicateOf,
  endSending,
  nextJob,
  recordWaiting,
  settleInterrupted,
} from "./print-job.ts";
import {
  acquireLease,
  type PrinterLease,
  recordStatus,
  releaseLease,
  renewLease,
} from "./printer-lease.ts";
import { documentMarkup, toEscPos } from "./render.ts";
import { readTicketOrder, type TicketRestaurant } from "./ticket-data.ts";

export type PrintServices = Pick<
  Services,
  "db" | "live" | "log" | "now" | "catalogue" | "config" | "printerNetwork"
>;

/** Printers with a due job, or whose last job was interrupted. */
export async function duePrinters(db: Db, now: number): Promise<number[]> {
  await dropExpiredJobs(db, now);
  const rows = await db
    .selectFrom("printers")
    .select("id")
    .where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", now)]))
    .where((row) => {
      const has = (state: "waiting" | "sending") =>
        row.exists(
          row
            .selectFrom("print_jobs")
            .select("print_jobs.id")
            .whereRef("printer_id", "=", "printers.id")
            .where("state", "in", OPEN_PRINT_JOBS)
            .where("state", "=", state),
        );
      const mayPrint = [row("enabled", "=", 1), row("removed_at", "is", null)];
      const isTime = row("next_attempt_at", "<=", now);
      return row.or([has("sending"), row.and([...mayPrint, isTime, has("waiting")])]);
    })
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Prints a printer's waiting jobs one after another, until none is left or the printer has a fault.
 * Safe to run in any number of instances: a printer is leased to one at a time, and a job is begun
 * once.
 */
export async function printAllOn(services: PrintServices, printerId: number): Promise<void> {
  const { db, now } = services;
  const lease = await acquireLease(db, printerId, now());
  if (!lease) return;
  try {
    await transact(db, (trx) => settleInterrupted(trx, lease, now()));
    if (lease.enabled === 0 || lease.removed_at !== null || lease.next_attempt_at > now()) return;
    for (;;) {
      const job = await nextJob(db, lease);
      if (!job || !(await renewLease(db, lease, now()))) return;
      if (!(await printOne(services, lease, job))) return;
    }
  } finally {
    await releaseLease(db, lease);
  }
}

/** False if the printer has a fault. */
async function printOne(
  services: PrintServices,
  lease: PrinterLease,
  job: PrintJobRow,
): Promise<boolean> {
  const { db, log, now, printerNetwork } = services;
  const about = { job: job.id, printer: lease.id, kind: job.kind };
  const connecting = await printerNetwork.connect(lease);
  if (!connecting.ok) {
    const { fault } = connecting;
    await transact(db, async (trx) => {
      await recordWaiting(trx, job, lease.name, fault, now());
      await recordStatus(trx, lease, fault, now());
    });
    log.warn({ ...about, fault }, "a printer cannot print; trying again");
    return false;
  }
  const { connection } = connecting;
  try {
    const document = await documentOf(services, job);
    if (document === null || !(await beginSending(db, job, lease, now()))) return true;
    return await send(services, lease, job, connection, document);
  } finally {
    connection.close();
  }
}

async function send(
  { db, log, now }: PrintServices,
  lease: PrinterLease,
  job: PrintJobRow,
  connection: PrinterConnection,
  document: Uint8Array,
): Promise<boolean> {
  const sent = await connection.send(document);
  const about = { job: job.id, printer: lease.id, kind: job.kind };
  await transact(db, async (trx) => {
    if (sent.ok) {
      await endSending(trx, job, lease, { state: "printed" }, now());
      await recordStatus(trx, lease, connection.isPaperLow ? "paper_low" : "ready", now());
      return;
    }
    await endSending(trx, job, lease, { state: "unclear", fault: sent.fault }, now());
    await recordStatus(trx, lease, sent.fault, now());
  });
  if (sent.ok) log.info(about, "a document was printed");
  else log.warn({ ...about, fault: sent.fault }, "it is unknown whether a document was printed");
  return sent.ok;
}

/**
 * Null if rendering fails, which is a bug: the job is dropped, so that it does not block those
 * behind it.
 */
async function documentOf(services: PrintServices, job: PrintJobRow): Promise<Buffer | null> {
  const { db, log, now } = services;
  try {
    const order = await readTicketOrder(db, job.order_id);
    if (!order) throw new Error("the order of a print job is not at the desk");
    const duplicate = await duplicateOf(db, job);
    const data = { ...order, restaurant: ticketRestaurant(services), duplicate, printedAt: now() };
    return toEscPos(documentMarkup(job.kind, data), job.copies);
  } catch (err) {
    log.error({ err, job: job.id }, "a document could not be rendered");
    await dropJob(db, job, now());
    return null;
  }
}

/** Documents are in the restaurant's own language. */
export function ticketRestaurant({
  catalogue,
  config,
}: Pick<Services, "catalogue" | "config">): TicketRestaurant {
  const { contacts, timezone } = catalogue.current().settings;
  return { name: contacts.name, timezone, locale: config.site.locales.default };
}
