import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { followEvents, PRINT_JOB_EVENTS, PRINTER_EVENTS } from "../read/live-reads.ts";
import { sharedRead } from "../read/shared-read.ts";
import { isInTrouble } from "./printer-trouble.ts";

/** The restaurant's printers. */
export const PRINTERS = sharedRead((api) => api.printers(), PRINTER_EVENTS);

/** Keeps the printers up to date until the returned function is called. */
export function keepPrinters(api: StaffApi): () => void {
  const ends = [
    PRINTERS.keep(api),
    // The bar of a printer in trouble counts the jobs that wait for it.
    followEvents(PRINT_JOB_EVENTS, () => {
      if (PRINTERS.current()?.printers.some(isInTrouble)) void PRINTERS.refetch(api);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
