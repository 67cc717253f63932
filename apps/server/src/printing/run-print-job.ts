import type { Trx } from "../db/open.ts";
import type { PrintJobRow } from "../db/printer-tables.ts";
import { transact } from "../db/transact.ts";
import { type JobResult, jobHandler } from "../jobs/job-handler.ts";
import { reschedule } from "../jobs/job-leases.ts";
import type { PrinterConnection } from "../providers/printer/printer.ts";
import type { Services } from "../services.ts";
import type { Paper } from "./paper.ts";
import {
  beginSending,
  dropJob,
  duplicateOf,
  endSending,
  recordWaiting,
  settleInterrupted,
} from "./print-job.ts";
import {
  acquireLease,
  holdingLease,
  type PrinterLease,
  recordStatus,
  releaseLease,
} from "./printer-lease.ts";
import { printDocument } from "./queue-prints.ts";
import { documentMarkup, toEscPos } from "./render.ts";
import { readTicketOrder, type TicketRestaurant } from "./ticket-data.ts";

export type PrintServices = Pick<
  Services,
  "db" | "live" | "log" | "now" | "catalogue" | "config" | "printerNetwork"
>;

const SECOND_MS = 1000;
const MAX_DELAY_MS = 60 * SECOND_MS;
/** Before the next document on a printer that has failed while one was sent. */
const UNCLEAR_DELAY_MS = 10 * SECOND_MS;
/** Printers on which one process prints concurrently. */
const CONCURRENCY = 10;

/**
 * Prints a document. A document is sent at most once: one that may have been printed is unclear,
 * and a person settles it. The printer is leased too, because a test page is no job. Retried after
 * 2 s, 4 s, 8 s … up to a minute: short, since somebody may be refilling paper.
 */
export const printJob = jobHandler(
  printDocument,
  {
    concurrency: CONCURRENCY,
    retryDelay: (attempts) => Math.min(MAX_DELAY_MS, 2 ** attempts * SECOND_MS),
  },
  async (services: PrintServices, { payload: { print_job_id } }): Promise<JobResult> => {
    const { db, now } = services;
    const job = await db
      .selectFrom("print_jobs")
      .selectAll()
      .where("id", "=", print_job_id)
      .executeTakeFirst();
    if (job?.state !== "waiting" && job?.state !== "sending") return { done: true };
    const lease = await acquireLease(db, job.printer_id, now());
    if (!lease) return { done: false, why: "the printer is leased" };
    try {
      return await holdingLease(services, lease, () => printOn(services, lease, job));
    } finally {
      await releaseLease(db, lease);
    }
  },
  giveUp,
);

/** A document that was being sent when its process ended may have been printed. */
async function giveUp(
  trx: Trx,
  { print_job_id }: { print_job_id: number },
  now: number,
): Promise<void> {
  const job = await trx
    .selectFrom("print_jobs")
    .selectAll()
    .where("id", "=", print_job_id)
    .executeTakeFirst();
  if (job?.state !== "sending") return dropJob(trx, { id: print_job_id }, now);
  const { name } = await trx
    .selectFrom("printers")
    .select("name")
    .where("id", "=", job.printer_id)
    .executeTakeFirstOrThrow();
  await settleInterrupted(trx, job, name, now);
}

async function printOn(
  services: PrintServices,
  lease: PrinterLease,
  job: PrintJobRow,
): Promise<JobResult> {
  const { db, now, printerNetwork } = services;
  if (job.state === "sending")
    return { done: true, write: (trx) => settleInterrupted(trx, job, lease.name, now()) };
  if (lease.enabled === 0 || lease.removed_at !== null)
    return { done: true, write: (trx) => dropJob(trx, job, now()) };
  const connecting = await printerNetwork.connect(lease);
  if (!connecting.ok) {
    const { fault } = connecting;
    return {
      done: false,
      why: fault,
      write: async (trx) => {
        await recordWaiting(trx, job, lease.name, fault, now());
        await recordStatus(trx, lease, fault, now());
      },
    };
  }
  const { connection } = connecting;
  try {
    const document = await documentOf(services, lease, job);
    if (document === null) return { done: true };
    const begun = await beginSending(db, job, lease, now());
    if (begun === "held") return { done: false, why: "the end of its order can be undone" };
    if (begun === "begun") await send(services, lease, job, connection, document);
    return { done: true };
  } finally {
    connection.close();
  }
}

/**
 * Stores the result in a transaction of its own, not in that of the queue's job: the sender may do
 * so even after its lease expired and the job became unclear.
 */
async function send(
  { db, log, now }: PrintServices,
  lease: PrinterLease,
  job: PrintJobRow,
  connection: PrinterConnection,
  document: Uint8Array,
): Promise<void> {
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
    await reschedule(trx, printDocument, String(lease.id), now() + UNCLEAR_DELAY_MS);
  });
  if (sent.ok) log.info(about, "a document was printed");
  else log.warn({ ...about, fault: sent.fault }, "it is unknown whether a document was printed");
}

/**
 * Null if rendering fails, which is a bug: the job is dropped, so that it does not block those
 * behind it.
 */
async function documentOf(
  services: PrintServices,
  paper: Paper,
  job: PrintJobRow,
): Promise<Buffer | null> {
  const { db, log, now } = services;
  try {
    const order = await readTicketOrder(db, job.order_id);
    if (!order) throw new Error("the order of a print job is not at the desk");
    const duplicate = await duplicateOf(db, job);
    const data = { ...order, restaurant: ticketRestaurant(services), duplicate, printedAt: now() };
    const markup = documentMarkup(job.kind, data, paper);
    return toEscPos([{ markup, paper }], job.copies);
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
