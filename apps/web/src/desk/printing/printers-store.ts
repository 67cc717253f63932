import type { Printer } from "@noren/contract/staff/printing.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";

/** The house's printers; null until the server has said which there are. */
export const usePrinters = create<{ printers: Printer[] | null }>(() => ({ printers: null }));

export function setPrinters({ printers }: { printers: Printer[] }): void {
  usePrinters.setState({ printers });
}

export async function readPrinters(api: StaffApi): Promise<void> {
  const reply = await api.printers();
  if (reply.ok) setPrinters(reply.payload);
}
