import type { DocumentKind } from "@noren/contract/staff/printing.ts";
import { readPrintout, wordsOn } from "../read-printout.ts";
import { openSinkPrinter, type SinkPrinter } from "../sink-printer.ts";

export type KitchenPrinters = Awaited<ReturnType<typeof openKitchenPrinters>>;

/** A ticket printer in the kitchen and a label printer at the counter, with their output. */
export async function openKitchenPrinters() {
  const sinks = { ticket: await openSinkPrinter(), label: await openSinkPrinter() };
  return {
    sinks,
    /** All output so far; cancellation slips are printed on the ticket printer. */
    printouts: (): Record<DocumentKind, KitchenPrintout[]> => ({
      ticket: printoutsOf(sinks.ticket).filter(({ isSlip }) => !isSlip),
      cancellation: printoutsOf(sinks.ticket).filter(({ isSlip }) => isSlip),
      label: printoutsOf(sinks.label),
    }),
    close: () => Promise.all([sinks.ticket.close(), sinks.label.close()]),
  };
}

/** Order number and type, read from the printed text. */
export type KitchenPrintout = { number: string; isDuplicate: boolean; isSlip: boolean };

/** Leaves out incomplete printouts, whose sender was killed while sending. */
function printoutsOf({ documents }: SinkPrinter): KitchenPrintout[] {
  return documents.flatMap((document) => {
    const words = wordsIn(document);
    const number = words?.find((text) => /^\d{4}$/.test(text));
    if (!words || number === undefined) return [];
    const contains = (word: string) => words.some((text) => text.includes(word));
    return [{ number, isDuplicate: contains("DUPLICATA"), isSlip: contains("ANNULÉE") }];
  });
}

function wordsIn(document: Buffer): string[] | null {
  try {
    return wordsOn(readPrintout(document));
  } catch {
    return null;
  }
}
