import type { PrinterFault } from "@noren/contract/staff/printing.ts";

/** Where a printer listens: a name or address on the restaurant's network, and its port (9100). */
export type PrinterPlace = { host: string; port: number };

export type Connecting =
  | { ok: true; connection: PrinterConnection }
  /** Nothing was sent to it: trying again prints nothing twice. */
  | { ok: false; fault: PrinterFault };

export type PrinterConnection = {
  isPaperLow: boolean;
  /**
   * Sends a document once. Not ok: some of it may have been printed, and nobody knows how much.
   * Throws nothing, whatever the printer does.
   */
  send(document: Uint8Array): Promise<{ ok: true } | { ok: false; fault: PrinterFault }>;
  /** Ends the connection; what was sent is left to the printer. */
  close(): void;
};

/** The way to receipt printers. */
export type PrinterNetwork = {
  /** Connects, and asks a printer that answers whether it can print. */
  connect(place: PrinterPlace): Promise<Connecting>;
};
