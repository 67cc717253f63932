import type { LiveEvent } from "@noren/contract/staff/orders.ts";
import type { Printer } from "@noren/contract/staff/printing.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";
import { isInTrouble } from "./printer-trouble.ts";

/** The restaurant's printers; null until loaded. */
export const usePrinters = create<{ printers: Printer[] | null }>(() => ({ printers: null }));

export function setPrinters({ printers }: { printers: Printer[] }): void {
  usePrinters.setState({ printers });
}

/**
 * Refetches the printers on events that may have changed them; while one is in trouble, its waiting
 * jobs change too.
 */
export function followPrinters(api: StaffApi, { kind }: Pick<LiveEvent, "kind">): void {
  const hasTrouble = usePrinters.getState().printers?.some(isInTrouble);
  if (hasTrouble || kind === "printer_changed") void readPrinters(api);
}

export async function readPrinters(api: StaffApi): Promise<void> {
  const reply = await api.printers();
  if (reply.ok) setPrinters(reply.payload);
}
