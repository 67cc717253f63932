import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { DocumentKind, PrintKind } from "@noren/contract/staff/printing.ts";

/** What can be seen and printed of an order from here: once it is off, first the slip that says so. */
export function documentKindsOf(
  progress: DeskOrder["progress"] | undefined,
): readonly [DocumentKind, ...DocumentKind[]] {
  const usual = ["ticket", "label"] as const;
  return isOff(progress) ? ["cancellation", ...usual] : usual;
}

/** What a printer prints of it now: of an order that is off, the slip where the kitchen's tickets come out. */
export function printableOn(
  kinds: readonly PrintKind[],
  progress: DeskOrder["progress"],
): readonly DocumentKind[] {
  if (!isOff(progress)) return kinds;
  return kinds.includes("ticket") ? ["cancellation"] : [];
}

function isOff(progress: DeskOrder["progress"] | undefined): boolean {
  return progress === "rejected" || progress === "cancelled";
}
