import type { DocumentKind } from "@noren/contract/staff/printing.ts";
import { readPrintout, wordsOn } from "../read-printout.ts";
import { openSinkPrinter, type SinkPrinter } from "../sink-printer.ts";

export type KitchenPrinters = Awaited<ReturnType<typeof openKitchenPrinters>>;

/** The printer of the kitchen and that of the counter, and what came out of them. */
export async function openKitchenPrinters() {
  const sinks = { ticket: await openSinkPrinter(), label: await openSinkPrinter() };
  return {
    sinks,
    /** Whatever has come out so far; the slips come out where the tickets do. */
    printouts: (): Record<DocumentKind, KitchenPrintout[]> => ({
      ticket: printoutsOf(sinks.ticket).filter(({ isSlip }) => !isSlip),
      cancellation: printoutsOf(sinks.ticket).filter(({ isSlip }) => isSlip),
      label: printoutsOf(sinks.label),
    }),
    close: () => Promise.all([sinks.ticket.close(), sinks.label.close()]),
  };
}

/** The number of the order that it is about, what it calls itself. */
export type KitchenPrintout = { number: string; isDuplicate: boolean; isSlip: boolean };

/** A printout whose sender was killed in the middle has no end, and does not count. */
function printoutsOf({ documents }: SinkPrinter): KitchenPrintout[] {
  return documents.flatMap((document) => {
    const words = wordsIn(document);
    const number = words?.find((text) => /^\d{4}$/.test(text));
    if (!words || number === undefined) return [];
    const says = (word: string) => words.some((text) => text.includes(word));
    return [{ number, isDuplicate: says("DUPLICATA"), isSlip: says("ANNULÉE") }];
  });
}

function wordsIn(document: Buffer): string[] | null {
  try {
    return wordsOn(readPrintout(document));
  } catch {
    return null;
  }
}
