import type { Printer } from "@noren/contract/staff/printing.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";
import { followEvents, PRINT_JOB_EVENTS, PRINTER_EVENTS } from "../read/live-reads.ts";
import { isInTrouble } from "./printer-trouble.ts";

/** The restaurant's printers; null until loaded. */
export const usePrinters = create<{ printers: Printer[] | null }>(() => ({ printers: null }));

export function setPrinters({ printers }: { printers: Printer[] }): void {
  usePrinters.setState({ printers });
}

/** Keeps the printers up to date until the returned function is called. */
export function keepPrinters(api: StaffApi): () => void {
  const ends = [
    followEvents(PRINTER_EVENTS, () => void readPrinters(api)),
    // The bar of a printer in trouble counts the jobs that wait for it.
    followEvents(PRINT_JOB_EVENTS, () => {
      if (usePrinters.getState().printers?.some(isInTrouble)) void readPrinters(api);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

export async function readPrinters(api: StaffApi): ReturnType<StaffApi["printers"]> {
  const reply = await api.printers();
  if (reply.ok) setPrinters(reply.payload);
  return reply;
}
