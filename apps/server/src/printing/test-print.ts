import type { PrinterStatus } from "@noren/contract/staff/printing.ts";
import { type Actor, recordAction } from "../audit/audit.ts";
import { transact } from "../db/transact.ts";
import { reschedule } from "../jobs/job-leases.ts";
import type { Services } from "../services.ts";
import {
  acquireLease,
  holdingLease,
  type PrinterLease,
  recordStatus,
  releaseLease,
} from "./printer-lease.ts";
import { findPrinter } from "./printers.ts";
import { printDocument } from "./queue-prints.ts";
import { toEscPos } from "./render.ts";
import { ticketRestaurant } from "./run-print-job.ts";
import { testPage } from "./test-page.ts";

/**
 * Prints a test page ahead of waiting jobs and stores the printer's status; waiting jobs are
 * retried after it. `busy`: the printer is leased to another job.
 */
export async function testPrint(
  services: Services,
  actor: NonNullable<Actor>,
  printerId: number,
): Promise<"done" | "unknown" | "busy"> {
  const { db, now } = services;
  if (!(await findPrinter(db, printerId))) return "unknown";
  const lease = await acquireLease(db, printerId, now());
  if (!lease) return "busy";
  try {
    const status = await holdingLease(services, lease, () => printPage(services, lease));
    await transact(db, async (trx) => {
      await recordStatus(trx, lease, status, now());
      const facts = { at: now(), actor, subject: `printer:${printerId}` };
      await recordAction(trx, { ...facts, action: "printer_tested", after: { status } });
    });
  } finally {
    await transact(db, async (trx) => {
      await releaseLease(trx, lease);
      await reschedule(trx, printDocument, String(printerId), now());
    });
  }
  return "done";
}

async function printPage(services: Services, lease: PrinterLease): Promise<PrinterStatus> {
  const connecting = await services.printerNetwork.connect(lease);
  if (!connecting.ok) return connecting.fault;
  const { connection } = connecting;
  const page = testPage(ticketRestaurant(services), lease, services.now());
  const sent = await connection.send(toEscPos(page));
  connection.close();
  if (!sent.ok) return sent.fault;
  return connection.isPaperLow ? "paper_low" : "ready";
}
