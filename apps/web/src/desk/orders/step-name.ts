import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { DeskMessages } from "../../i18n/desk-fr.ts";

/** What the button of a step says: a delivery that is completed was delivered. */
export function stepName(
  step: "preparing" | "ready" | "out_for_delivery" | "completed",
  { is_pickup }: Pick<DeskOrder, "is_pickup">,
  { steps }: Pick<DeskMessages, "steps">,
): string {
  return step === "completed" && !is_pickup ? steps.delivered : steps[step];
}
