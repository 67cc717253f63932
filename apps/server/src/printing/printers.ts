import { fieldErrors } from "@noren/contract/field-problems.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Problem } from "@noren/contract/problems.ts";
import type {
  Printers,
  PrintKind,
  printerChanges,
  printerRequest,
} from "@noren/contract/staff/printing.ts";
import type { z } from "zod";
import { type Actor, recordAction } from "../audit/audit.ts";
import type { Db, Trx } from "../db/open.ts";
import { OPEN_PRINT_JOBS } from "../db/partial-indexes.ts";
import type { PrinterRow } from "../db/printer-tables.ts";
import { transact } from "../db/transact.ts";
import { reschedule } from "../jobs/job-leases.ts";
import type { Services } from "../services.ts";
import { printDocument } from "./queue-prints.ts";
import { wirePrinter } from "./wire-printing.ts";

type Facts = z.output<typeof printerRequest>;
type Changes = z.output<typeof printerChanges>;
type PrinterServices = Pick<Services, "db" | "now" | "ownPorts">;
type Done = { ok: true } | { ok: false; problem: Problem };

/** The restaurant's printers, oldest first, with the number of waiting jobs. */
export async function listPrinters(db: Db): Promise<Printers> {
  const [rows, waiting] = await Promise.all([
    db.selectFrom("printers").selectAll().where("removed_at", "is", null).orderBy("id").execute(),
    db
      .selectFrom("print_jobs")
      .select(["printer_id", (row) => row.fn.countAll<number>().as("jobs")])
      .where("state", "in", OPEN_PRINT_JOBS)
      .where("state", "=", "waiting")
      .groupBy("printer_id")
      .execute(),
  ]);
  const waitingAt = new Map(waiting.map(({ printer_id, jobs }) => [printer_id, Number(jobs)]));
  return { printers: rows.map((row) => wirePrinter(row, waitingAt.get(row.id) ?? 0)) };
}

/**
 * Adds a printer, which takes effect without a restart for orders accepted (or placed, by
 * `print_when`) from then on. Earlier orders are printed when a person asks.
 */
export async function addPrinter(
  services: PrinterServices,
  actor: NonNullable<Actor>,
  { kinds, enabled, ...rest }: Facts,
  locale: Locale,
): Promise<Done> {
  const { db, now, ownPorts } = services;
  if (ownPorts.includes(rest.port)) return ownPort(locale);
  await transact(db, async (trx) => {
    const row = await trx
      .insertInto("printers")
      .values({ ...rest, ...kindColumns(kinds), enabled: flag(enabled), created_at: now() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordPrinter(trx, actor, "printer_added", null, row, now());
  });
  return { ok: true };
}

/** Changes a printer and retries it at once; disabling it drops its waiting jobs. */
export async function changePrinter(
  services: PrinterServices,
  actor: NonNullable<Actor>,
  id: number,
  changes: Changes,
  locale: Locale,
): Promise<Done> {
  const { now, ownPorts } = services;
  if (changes.port !== undefined && ownPorts.includes(changes.port)) return ownPort(locale);
  return change(services, id, async (trx, before) => {
    const row = await trx
      .updateTable("printers")
      .set(changedColumns(changes))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.enabled === 0) await dropWaitingJobs(trx, id, now());
    await reschedule(trx, printDocument, String(id), now());
    await recordPrinter(trx, actor, "printer_changed", before, row, now());
  });
}

/** Marks a printer as removed, since jobs refer to it; its waiting jobs are dropped. */
export async function removePrinter(
  services: PrinterServices,
  actor: NonNullable<Actor>,
  id: number,
): Promise<Done> {
  const { now } = services;
  return change(services, id, async (trx, before) => {
    await trx.updateTable("printers").set({ removed_at: now() }).where("id", "=", id).execute();
    await dropWaitingJobs(trx, id, now());
    await recordPrinter(trx, actor, "printer_removed", before, null, now());
  });
}

async function change(
  services: PrinterServices,
  id: number,
  make: (trx: Trx, before: PrinterRow) => Promise<void>,
): Promise<Done> {
  const isKnown = await transact(services.db, async (trx) => {
    const before = await findPrinter(trx, id);
    if (before) await make(trx, before);
    return before !== undefined;
  });
  return isKnown ? { ok: true } : { ok: false, problem: { code: "not_found" } };
}

export function findPrinter(db: Db, id: number): Promise<PrinterRow | undefined> {
  return db
    .selectFrom("printers")
    .selectAll()
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** Columns of the fields that were sent; others keep their values. */
function changedColumns({ kinds, enabled, ...rest }: Changes) {
  return {
    ...rest,
    ...(kinds && kindColumns(kinds)),
    ...(enabled !== undefined && { enabled: flag(enabled) }),
  };
}

function kindColumns(kinds: readonly PrintKind[]) {
  return {
    prints_ticket: flag(kinds.includes("ticket")),
    prints_label: flag(kinds.includes("label")),
  };
}

function flag(isSo: boolean): 0 | 1 {
  return isSo ? 1 : 0;
}

async function dropWaitingJobs(trx: Trx, printerId: number, now: number): Promise<void> {
  await trx
    .updateTable("print_jobs")
    .set({ state: "dropped", changed_at: now })
    .where("printer_id", "=", printerId)
    .where("state", "in", OPEN_PRINT_JOBS)
    .where("state", "=", "waiting")
    .execute();
}

async function recordPrinter(
  trx: Trx,
  actor: NonNullable<Actor>,
  action: "printer_added" | "printer_changed" | "printer_removed",
  before: PrinterRow | null,
  after: PrinterRow | null,
  at: number,
): Promise<void> {
  const printer = after ?? before;
  if (!printer) return;
  await recordAction(trx, {
    at,
    actor,
    action,
    subject: `printer:${printer.id}`,
    before: before && audited(before),
    after: after && audited(after),
  });
}

function audited({ name, host, port, copies, print_when, ...row }: PrinterRow) {
  const { prints_ticket, prints_label, columns, code_page, enabled } = row;
  const place = { name, host, port, columns, code_page };
  return { ...place, prints_ticket, prints_label, copies, print_when, enabled };
}

function ownPort(locale: Locale): Done {
  const errors = fieldErrors([{ path: "port", problem: "own_port" }], locale);
  return { ok: false, problem: { code: "validation_failed", errors } };
}
