import type { PrinterFault } from "@noren/contract/staff/printing.ts";

/**
 * How an ESC/POS printer is asked how it is. `DLE EOT n` is answered at once, even by a printer
 * that is out of paper; `GS r 1` only when everything before it has been printed.
 */
export const ASK = {
  state: Buffer.from([0x10, 0x04, 1]),
  offlineCause: Buffer.from([0x10, 0x04, 2]),
  paper: Buffer.from([0x10, 0x04, 4]),
  isPrinted: Buffer.from([0x1d, 0x72, 1]),
};

/** What a printer sends: an answer to `DLE EOT`, or one to `GS r`. */
export type StatusByte = { kind: "immediate" | "printed"; byte: number };

/**
 * Reads what a printer sends. Besides answers it may report by itself, four bytes at a time, which
 * are left out. The kinds are told apart by bits that the maker keeps fixed.
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

/** What is wrong, as a person would put it; null where nothing is. */
export function faultIn({ state, offlineCause, paper }: Answers): PrinterFault | null {
  if (offlineCause & 0x04) return "cover_open";
  if (paper & 0x60 || offlineCause & 0x20) return "no_paper";
  if (offlineCause & 0x40) return "broken";
  return state & 0x08 ? "offline" : null;
}

/** The roll is about to end. */
export function isPaperLow({ paper }: Pick<Answers, "paper">): boolean {
  return (paper & 0x0c) !== 0;
}
