import { randomUUID } from "node:crypto";
import type { PrinterStatus } from "@noren/contract/staff/printing.ts";
import type { Db, Trx } from "../db/open.ts";
import type { PrinterRow } from "../db/printer-tables.ts";
import { writeEvent } from "../orders/order-events.ts";

/** Longer than one job can take, so that a lease expires only after its holder was killed. */
const LEASE_MS = 45_000;
const SECOND_MS = 1000;
const MAX_PAUSE_MS = 60 * SECOND_MS;

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

/** False if the lease expired and was acquired by another process. */
export async function renewLease(
  db: Db,
  { id, lease_id }: PrinterLease,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("printers")
    .set({ leased_until: now + LEASE_MS })
    .where("id", "=", id)
    .where("lease_id", "=", lease_id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function releaseLease(db: Db, { id, lease_id }: PrinterLease): Promise<void> {
  await db
    .updateTable("printers")
    .set({ lease_id: null, leased_until: null })
    .where("id", "=", id)
    .where("lease_id", "=", lease_id)
    .execute();
}

/**
 * Stores a printer's status. After a fault the next attempt is delayed with back-off; a changed
 * status writes an event.
 */
export async function recordStatus(
  trx: Trx,
  { id, name }: PrinterLease,
  status: PrinterStatus,
  now: number,
): Promise<void> {
  const before = await trx
    .selectFrom("printers")
    .select(["status", "failures"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const failures = isWell(status) ? 0 : before.failures + 1;
  const next_attempt_at = isWell(status) ? now : now + pauseAfter(failures);
  await trx
    .updateTable("printers")
    .set({ status, status_at: now, failures, next_attempt_at })
    .where("id", "=", id)
    .execute();
  if (status === before.status) return;
  const data = { printer_id: id, printer: name, status };
  await writeEvent(trx, { orderId: null, kind: "printer_changed", at: now, data });
}

function isWell(status: PrinterStatus): boolean {
  return status === "ready" || status === "paper_low";
}

/** Back-off of 2 s, 4 s, 8 s … up to a minute: short, since somebody may be refilling paper. */
function pauseAfter(failures: number): number {
  return Math.min(MAX_PAUSE_MS, 2 ** failures * SECOND_MS);
}
