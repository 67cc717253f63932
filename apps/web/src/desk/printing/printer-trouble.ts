import type { Printer } from "@noren/contract/staff/printing.ts";

const WELL: readonly Printer["said"][] = ["unknown", "ready", "paper_low"];

/** Whether the printer needs attention. */
export function isInTrouble({ enabled, said }: Pick<Printer, "enabled" | "said">): boolean {
  return enabled && !WELL.includes(said);
}
