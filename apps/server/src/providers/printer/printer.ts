import type { PrinterFault } from "@noren/contract/staff/printing.ts";

/** A printer's host name or address on the restaurant's network, and its port (9100). */
export type PrinterAddress = { host: string; port: number };

export type ConnectResult =
  | { ok: true; connection: PrinterConnection }
  /** No document was sent, so a retry cannot print twice. */
  | { ok: false; fault: PrinterFault };

export type PrinterConnection = {
  isPaperLow: boolean;
  /**
   * Sends a document once. If not ok, an unknown part of it may have been printed. Never throws.
   */
  send(document: Uint8Array): Promise<{ ok: true } | { ok: false; fault: PrinterFault }>;
  /** Closes the connection; what was sent is still printed. */
  close(): void;
};

/** Access to receipt printers. */
export type PrinterNetwork = {
  /** Connects, and checks the status of a printer that reports it. */
  connect(address: PrinterAddress): Promise<ConnectResult>;
};
