import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { DocumentKind, PrintKind } from "@noren/contract/staff/printing.ts";

/**
 * The documents of an order for preview and print; a rejected or cancelled order has its
 * cancellation slip first.
 */
export function documentKindsOf(
  progress: DeskOrder["progress"] | undefined,
): readonly [DocumentKind, ...DocumentKind[]] {
  const usual = ["ticket", "label"] as const;
  return isOff(progress) ? ["cancellation", ...usual] : usual;
}

/**
 * The documents that a printer prints now; for a rejected or cancelled order the cancellation slip,
 * on printers of kitchen tickets.
 */
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
