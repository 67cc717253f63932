import type { Printer } from "@noren/contract/staff/printing.ts";

const WELL: readonly Printer["status"][] = ["unknown", "ready", "paper_low"];

/** Whether the printer needs attention. */
export function isInTrouble({ enabled, status }: Pick<Printer, "enabled" | "status">): boolean {
  return enabled && !WELL.includes(status);
}
