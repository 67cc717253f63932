import type { DocumentKind } from "@noren/contract/staff/printing.ts";
import { type PrinterEmulator, startPrinterEmulator } from "../printer-emulator.ts";
import { readPrintout, wordsOn } from "../read-printout.ts";

export type KitchenPrinters = Awaited<ReturnType<typeof openKitchenPrinters>>;

/** A ticket printer in the kitchen and a label printer at the counter, with their output. */
export async function openKitchenPrinters() {
  const emulators = { ticket: await startPrinterEmulator(), label: await startPrinterEmulator() };
  return {
    emulators,
    /** All output so far; cancellation slips are printed on the ticket printer. */
    printouts: (): Record<DocumentKind, KitchenPrintout[]> => ({
      ticket: printoutsOf(emulators.ticket).filter(({ isSlip }) => !isSlip),
      cancellation: printoutsOf(emulators.ticket).filter(({ isSlip }) => isSlip),
      label: printoutsOf(emulators.label),
    }),
    close: () => Promise.all([emulators.ticket.close(), emulators.label.close()]),
  };
}

/** Order number and type, read from the printed text. */
export type KitchenPrintout = { number: string; isDuplicate: boolean; isSlip: boolean };

/** Leaves out incomplete printouts, whose sender was killed while sending. */
function printoutsOf({ documents }: PrinterEmulator): KitchenPrintout[] {
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
