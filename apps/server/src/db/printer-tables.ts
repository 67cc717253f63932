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
 * `claim` is whose turn it is to print there, until `claimed_until`: a printer takes one connection
 * at a time. `failures` in a row put `next_attempt_at` off. `removed_at`: only its jobs remember
 * it.
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
  enabled: Flag;
  created_at: number;
  removed_at: number | null;
  said: Generated<PrinterStatus>;
  said_at: number | null;
  failures: Generated<number>;
  next_attempt_at: Generated<number>;
  claim: string | null;
  claimed_until: number | null;
};

/** `end`: of the order. What was asked for by somebody has a `reason` of its own each time. */
type PrintReason = PrintTime | "end" | `request:${string}`;

/**
 * A document to print, once for each order, printer, kind and reason. `replaced`: somebody had it
 * printed again. `claim` is the turn in which it was sent.
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
  /** From then on nobody needs it. */
  expires_at: number;
  state: PrintState | "replaced";
  fault: PrinterFault | null;
  claim: string | null;
  /** When it came to its state. */
  changed_at: number;
};

export type PrinterRow = Selectable<PrintersTable>;
export type PrintJobRow = Selectable<PrintJobsTable>;
