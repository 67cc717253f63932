import type {
  DocumentKind,
  PrinterFault,
  PrinterStatus,
  PrintState,
  PrintTime,
} from "@noren/contract/staff/printing.ts";
import type { Generated, Selectable } from "kysely";
import type { Flag } from "./schema.ts";

/** The tables of printing, with the conventions of `schema.ts`. */
export type PrinterTables = { printers: PrintersTable; print_jobs: PrintJobsTable };

/**
 * `lease_id` is that of the current lease, which expires at `leased_until`: a printer accepts one
 * connection at a time. `removed_at`: kept only for its jobs.
 */
type PrintersTable = {
  id: Generated<number>;
  name: string;
  host: string;
  port: number;
  prints_ticket: Flag;
  prints_label: Flag;
  copies: number;
  print_when: PrintTime;
  /** Characters per line. */
  columns: Generated<number>;
  /** A number of `CODE_PAGES`. */
  code_page: Generated<number>;
  enabled: Flag;
  created_at: number;
  removed_at: number | null;
  status: Generated<PrinterStatus>;
  status_at: number | null;
  lease_id: string | null;
  leased_until: number | null;
};

/** `end`: the order was rejected or cancelled. Each print request has its own `reason`. */
type PrintReason = PrintTime | "end" | `request:${string}`;

/**
 * A document to print, which a job of the queue sends; unique per order, printer, kind and reason.
 * `replaced`: superseded by a requested print. `lease_id` is the lease under which it was sent.
 */
type PrintJobsTable = {
  id: Generated<number>;
  order_id: string;
  printer_id: number;
  kind: DocumentKind;
  reason: PrintReason;
  copies: number;
  requested_by: string | null;
  created_at: number;
  state: PrintState | "replaced";
  fault: PrinterFault | null;
  lease_id: string | null;
  /** When `state` last changed. */
  changed_at: number;
};

export type PrinterRow = Selectable<PrintersTable>;
export type PrintJobRow = Selectable<PrintJobsTable>;
