import { z } from "zod";
import { required } from "../checkout.ts";
import { wireFlag, wireId, wireInteger, wireText } from "../codecs.ts";

/**
 * The restaurant's printers, and what became of an order's papers. Instants are ISO 8601 in UTC.
 */

/** `ticket` is for the kitchen, `label` goes on the bag. */
export const PRINT_KINDS = ["ticket", "label"] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/**
 * Besides these a `cancellation` comes out wherever the ticket did, when its order is rejected or
 * cancelled afterwards: no printer is set to it.
 */
export const DOCUMENT_KINDS = [...PRINT_KINDS, "cancellation"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * When a printer prints by itself: once the restaurant has accepted, or as soon as the order is
 * there.
 */
export const PRINT_TIMES = ["acceptance", "arrival"] as const;
export type PrintTime = (typeof PRINT_TIMES)[number];

/**
 * What may be wrong with a printer. The first five are said before anything was sent, so nothing
 * was printed; after the others nobody can know.
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

/** What a printer last said of itself; `unknown` before it was first asked. */
export const PRINTER_STATUSES = ["unknown", "ready", "paper_low", ...PRINTER_FAULTS] as const;
export type PrinterStatus = (typeof PRINTER_STATUSES)[number];

/**
 * `waiting`: for the printer. `unclear`: it was sent and nothing confirms that it came out; it is
 * not sent again by itself. `dropped`: nobody needs it any more.
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

/** A receipt printer of 80 mm that understands ESC/POS, on the restaurant's network; raw TCP. */
export const printerRequest = z.object({
  name: required(60),
  host,
  /** Printers listen on 9100. */
  port: port.default(9100),
  kinds,
  copies: copies.default(1),
  print_when: printWhen.default("acceptance"),
  enabled: wireFlag.default(true),
});

/** What is not sent stays as it is. */
export const printerChanges = z.object({
  name: required(60).optional(),
  host: host.optional(),
  port: port.optional(),
  kinds: kinds.optional(),
  copies: copies.optional(),
  print_when: printWhen.optional(),
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
  enabled: z.boolean(),
  /** What it last said, and when. */
  said: z.enum(PRINTER_STATUSES),
  said_at: z.string().nullable(),
  /** How many papers wait for it. */
  waiting: wireInteger,
});
export const printersSchema = z.object({ printers: z.array(printerSchema) });

/** Of an order that was rejected or cancelled the `cancellation` alone, of another that never. */
export const printRequest = z.object({
  kind: z.enum(DOCUMENT_KINDS, { error: "paper_kind" }),
  printer_id: wireId,
  /** The same key is the same wish to print, however often it is sent. */
  key: wireText(100).trim().min(8, { error: "required" }),
});

export const previewRequest = z.object({
  kind: z.enum(DOCUMENT_KINDS, { error: "paper_kind" }).default("ticket"),
});

/** One paper of an order: on which printer, and what became of it. */
export const printJobSchema = z.object({
  id: wireId,
  kind: z.enum(DOCUMENT_KINDS),
  printer_id: wireId,
  printer: z.string(),
  state: z.enum(PRINT_STATES),
  /** Why it waits, is unclear or was dropped, where a printer said so. */
  fault: z.enum(PRINTER_FAULTS).nullable(),
  /** Who asked for it; null where it was printed by itself. */
  requested_by: z.string().nullable(),
  /** When it came to this. */
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
