import { z } from "zod";
import { required } from "../checkout.ts";
import { wireFlag, wireId, wireInteger, wireText } from "../codecs.ts";
import { idempotencyKey } from "./idempotency-key.ts";

/** Schemas of printers and of an order's print jobs. Instants are ISO 8601 in UTC. */

/** `ticket` is for the kitchen, `label` goes on the bag. */
export const PRINT_KINDS = ["ticket", "label"] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/**
 * A `cancellation` is printed wherever the ticket was, when its order is rejected or cancelled
 * afterwards; printers are not configured for it.
 */
export const DOCUMENT_KINDS = [...PRINT_KINDS, "cancellation"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** When a printer prints automatically: when the order is accepted, or when it arrives. */
export const PRINT_TIMES = ["acceptance", "arrival"] as const;
export type PrintTime = (typeof PRINT_TIMES)[number];

/**
 * Printer faults. The first five are detected before anything is sent, so nothing was printed;
 * after the others it is unknown.
 */
export const PRINTER_FAULTS = [
  "unreachable",
  "no_paper",
  "cover_open",
  "offline",
  "broken",
  "cut_off",
  "no_answer",
  "interrupted",
] as const;
export type PrinterFault = (typeof PRINTER_FAULTS)[number];

/** The last known status of a printer; `unknown` before the first query. */
export const PRINTER_STATUSES = ["unknown", "ready", "paper_low", ...PRINTER_FAULTS] as const;
export type PrinterStatus = (typeof PRINTER_STATUSES)[number];

/**
 * `waiting`: for the printer. `unclear`: sent without confirmation that it was printed; it is not
 * sent again automatically. `dropped`: not needed any more.
 */
export const PRINT_STATES = ["waiting", "sending", "printed", "unclear", "dropped"] as const;
export type PrintState = (typeof PRINT_STATES)[number];

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,62})(\.[a-z0-9]([a-z0-9-]{0,62}))*$/i;
const isNumeric = (host: string) => /^[\d.]+$/.test(host);

const host = wireText(253)
  .trim()
  .refine((text) => isAddress(text) || (HOST_NAME.test(text) && !isNumeric(text)), {
    error: "host",
  });
const port = wireInteger.refine((n) => n >= 1 && n <= 65_535, { error: "port" });
const MAX_COPIES = 5;
const copies = wireInteger.refine((n) => n >= 1 && n <= MAX_COPIES, { error: "copies" });
const kinds = z
  .array(z.enum(PRINT_KINDS, { error: "print_kind" }))
  .min(1, { error: "required" })
  .transform((all) => PRINT_KINDS.filter((kind) => all.includes(kind)));
const printWhen = z.enum(PRINT_TIMES, { error: "print_when" });

/** Characters per line: paper of 80 mm has 48 or, as on an Epson TM-T88, 42; of 58 mm it has 32. */
export const PRINTER_COLUMNS = [48, 42, 32] as const;

/** Code pages by their numbers in ESC/POS (`ESC t n`), which printers of one maker share. */
export const CODE_PAGES = { 16: "Windows-1252", 19: "CP858", 4: "CP863", 0: "CP437" } as const;
export type CodePage = keyof typeof CODE_PAGES;
/** In the order of how many of a French ticket's characters they have. */
export const CODE_PAGE_NUMBERS = [16, 19, 4, 0] as const satisfies readonly CodePage[];

const columns = wireInteger.refine((n) => PRINTER_COLUMNS.some((one) => one === n), {
  error: "printer_columns",
});
const codePage = wireInteger.refine((n) => n in CODE_PAGES, { error: "code_page" });

/** A receipt printer that supports ESC/POS over raw TCP, on the restaurant's network. */
export const printerRequest = z.object({
  name: required(60),
  host,
  /** 9100 is the usual port of raw TCP printing. */
  port: port.default(9100),
  kinds,
  copies: copies.default(1),
  print_when: printWhen.default("acceptance"),
  columns: columns.default(48),
  code_page: codePage.default(16),
  enabled: wireFlag.default(true),
});

/** Absent fields are not changed. */
export const printerChanges = z.object({
  name: required(60).optional(),
  host: host.optional(),
  port: port.optional(),
  kinds: kinds.optional(),
  copies: copies.optional(),
  print_when: printWhen.optional(),
  columns: columns.optional(),
  code_page: codePage.optional(),
  enabled: wireFlag.optional(),
});

export const printerSchema = z.object({
  id: wireId,
  name: z.string(),
  host: z.string(),
  port: wireInteger,
  kinds: z.array(z.enum(PRINT_KINDS)),
  copies: wireInteger,
  print_when: z.enum(PRINT_TIMES),
  columns: wireInteger,
  code_page: wireInteger,
  enabled: z.boolean(),
  /** The last known status, and when it was reported. */
  status: z.enum(PRINTER_STATUSES),
  status_at: z.string().nullable(),
  /** The number of waiting print jobs. */
  waiting: wireInteger,
});
export const printersSchema = z.object({ printers: z.array(printerSchema) });

/** PostgreSQL stores ids that it counts in 32 bits. */
const MAX_ROW_ID = 2 ** 31 - 1;

/** A rejected or cancelled order prints only the `cancellation`, other orders never print it. */
export const printRequest = z.object({
  kind: z.enum(DOCUMENT_KINDS, { error: "document_kind" }),
  printer_id: wireId.refine((id) => id <= MAX_ROW_ID, { error: "id" }),
  key: idempotencyKey,
});

export const previewRequest = z.object({
  kind: z.enum(DOCUMENT_KINDS, { error: "document_kind" }).default("ticket"),
});

/** A print job of an order: its printer and state. */
export const printJobSchema = z.object({
  id: wireId,
  kind: z.enum(DOCUMENT_KINDS),
  printer_id: wireId,
  printer: z.string(),
  state: z.enum(PRINT_STATES),
  /** Why it waits, is unclear or was dropped, if the printer reported a fault. */
  fault: z.enum(PRINTER_FAULTS).nullable(),
  /** Null if printed automatically. */
  requested_by: z.string().nullable(),
  /** When the state was reached. */
  at: z.string(),
});

export type PrinterRequest = z.input<typeof printerRequest>;
export type PrinterChanges = z.input<typeof printerChanges>;
export type Printer = z.output<typeof printerSchema>;
export type Printers = z.output<typeof printersSchema>;
export type PrintRequest = z.input<typeof printRequest>;
export type PrintJob = z.output<typeof printJobSchema>;

function isAddress(text: string): boolean {
  return z.union([z.ipv4(), z.ipv6()]).safeParse(text).success;
}
