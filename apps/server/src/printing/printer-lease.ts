import { randomUUID } from "node:crypto";
import type { PrinterStatus } from "@noren/contract/staff/printing.ts";
import type { Db, Trx } from "../db/open.ts";
import type { PrinterRow } from "../db/printer-tables.ts";
import { LEASE_MS, RENEW_MS } from "../jobs/lease.ts";
import { startPeriodicJobs } from "../jobs/periodic-job.ts";
import { writeEvent } from "../live/events.ts";
import type { Services } from "../services.ts";

/** A printer that is leased to this process. */
export type PrinterLease = PrinterRow & { lease_id: string };

/** Acquires a printer's lease by one conditional update; null if another process holds it. */
export async function acquireLease(
  db: Db,
  printerId: number,
  now: number,
): Promise<PrinterLease | null> {
  const lease_id = randomUUID();
  const row = await db
    .updateTable("printers")
    .set({ lease_id, leased_until: now + LEASE_MS })
    .where("id", "=", printerId)
    .where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
  return row ? { ...row, lease_id } : null;
}

/** Renews a lease while `work` runs. */
export async function holdingLease<T>(
  services: Pick<Services, "db" | "log" | "now">,
  lease: PrinterLease,
  work: () => Promise<T>,
): Promise<T> {
  const run = () => renewLease(services.db, lease, services.now());
  const renewal = startPeriodicJobs(services, [
    { name: "renew_printer_lease", everyMs: RENEW_MS, run },
  ]);
  try {
    return await work();
  } finally {
    await renewal.stop();
  }
}

/** Does nothing where the lease expired and another process has acquired one since. */
async function renewLease(db: Db, { id, lease_id }: PrinterLease, now: number): Promise<void> {
  await db
    .updateTable("printers")
    .set({ leased_until: now + LEASE_MS })
    .where("id", "=", id)
    .where("lease_id", "=", lease_id)
    .execute();
}

export async function releaseLease(db: Db, { id, lease_id }: PrinterLease): Promise<void> {
  await db
    .updateTable("printers")
    .set({ lease_id: null, leased_until: null })
    .where("id", "=", id)
    .where("lease_id", "=", lease_id)
    .execute();
}

/** Stores a printer's status; a changed one writes an event. */
export async function recordStatus(
  trx: Trx,
  { id, name }: PrinterLease,
  status: PrinterStatus,
  now: number,
): Promise<void> {
  const before = await trx
    .selectFrom("printers")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await trx.updateTable("printers").set({ status, status_at: now }).where("id", "=", id).execute();
  if (status === before.status) return;
  const data = { printer_id: id, printer: name, status };
  await writeEvent(trx, { orderId: null, kind: "printer_changed", at: now, data });
}
