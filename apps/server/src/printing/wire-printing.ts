import type { Printer, PrintJob } from "@noren/contract/staff/printing.ts";
import { PRINT_KINDS } from "@noren/contract/staff/printing.ts";
import type { Db } from "../db/open.ts";
import type { PrinterRow, PrintJobRow } from "../db/printer-tables.ts";
import { isoInstant, isoInstantOrNull } from "../http/iso-instant.ts";

/** Print jobs by order, in wire format; a reprint replaces an unclear job. */
export async function printJobsOf(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, PrintJob[]>> {
  const rows = await db
    .selectFrom("print_jobs")
    .innerJoin("printers", "printers.id", "printer_id")
    .selectAll("print_jobs")
    .select("printers.name")
    .where("order_id", "in", orderIds)
    .where("state", "<>", "replaced")
    .orderBy("print_jobs.id")
    .execute();
  const jobs = rows.map((row) => [row.order_id, wireJob(row)] as const);
  const byOrder = Map.groupBy(jobs, ([orderId]) => orderId);
  return new Map([...byOrder].map(([id, ofOrder]) => [id, ofOrder.map(([, job]) => job)]));
}

function wireJob({ state, ...row }: PrintJobRow & { name: string }): PrintJob {
  const { id, kind, printer_id, name, fault, requested_by, changed_at } = row;
  if (state === "replaced") throw new Error("a replaced print job is not sent");
  return {
    id,
    kind,
    printer_id,
    printer: name,
    state,
    fault,
    requested_by,
    at: isoInstant(changed_at),
  };
}

/** A printer and how many jobs wait for it. */
export function wirePrinter(row: PrinterRow, waiting: number): Printer {
  const { id, name, host, port, copies, print_when, columns, code_page, status } = row;
  return {
    id,
    name,
    host,
    port,
    kinds: PRINT_KINDS.filter((kind) => row[`prints_${kind}`] === 1),
    copies,
    print_when,
    columns,
    code_page,
    enabled: row.enabled === 1,
    status,
    status_at: isoInstantOrNull(row.status_at),
    waiting,
  };
}
