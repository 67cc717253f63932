import type { Tracking } from "@noren/contract/tracking.ts";
import type { Progress } from "@noren/ordering/progress.ts";

type StepName = Exclude<Progress, "rejected" | "cancelled">;
export type TrackStep = {
  name: StepName;
  state: "done" | "now" | "next";
  /** ISO 8601; null if it has not happened or was skipped. */
  at: string | null;
};

const PICKUP: readonly StepName[] = ["new", "accepted", "preparing", "ready", "completed"];
const DELIVERY: readonly StepName[] = [
  "new",
  "accepted",
  "preparing",
  "ready",
  "out_for_delivery",
  "completed",
];

/** The steps of an order and the current one; empty for a rejected or cancelled order. */
export function trackSteps({ order, progress, steps }: Tracking): TrackStep[] {
  const way = order.is_pickup ? PICKUP : DELIVERY;
  const here = way.indexOf(progress as StepName);
  if (here === -1) return [];
  const isOver = progress === "completed";
  return way.map((name, index) => ({
    name,
    state: index < here || isOver ? "done" : index === here ? "now" : "next",
    at: index > here ? null : lastTime(steps, name === "new" ? "placed" : name),
  }));
}

/** Steps may be undone and repeated: the last time counts. */
function lastTime(steps: Tracking["steps"], kind: string): string | null {
  return steps.findLast((step) => step.kind === kind)?.at ?? null;
}
