import type { PrinterFault } from "@noren/contract/staff/printing.ts";

/**
 * ESC/POS status queries. `DLE EOT n` is answered immediately, even without paper; `GS r 1` only
 * after everything before it was printed.
 */
export const ASK = {
  state: Buffer.from([0x10, 0x04, 1]),
  offlineCause: Buffer.from([0x10, 0x04, 2]),
  paper: Buffer.from([0x10, 0x04, 4]),
  isPrinted: Buffer.from([0x1d, 0x72, 1]),
};

/** A status byte: `immediate` answers `DLE EOT`, `printed` answers `GS r`. */
export type StatusByte = { kind: "immediate" | "printed"; byte: number };

/**
 * Parses a printer's output. Automatic status reports of four bytes each are skipped. The kinds
 * differ in bits that the manufacturer keeps fixed.
 */
export function statusReader(): (bytes: Uint8Array) => StatusByte[] {
  let reported = 0;
  return (bytes) =>
    Array.from(bytes).flatMap((byte): StatusByte[] => {
      if (reported > 0) {
        reported -= 1;
        return [];
      }
      if ((byte & 0x93) === 0x12) return [{ kind: "immediate", byte }];
      if ((byte & 0x93) === 0x10) {
        reported = 3;
        return [];
      }
      return (byte & 0x90) === 0 ? [{ kind: "printed", byte }] : [];
    });
}

type Answers = { state: number; offlineCause: number; paper: number };

/** The fault in terms that staff understand; null if there is none. */
export function faultIn({ state, offlineCause, paper }: Answers): PrinterFault | null {
  if (offlineCause & 0x04) return "cover_open";
  if (paper & 0x60 || offlineCause & 0x20) return "no_paper";
  if (offlineCause & 0x40) return "broken";
  return state & 0x08 ? "offline" : null;
}

/** The paper roll is near its end. */
export function isPaperLow({ paper }: Pick<Answers, "paper">): boolean {
  return (paper & 0x0c) !== 0;
}
