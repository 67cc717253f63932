import type { OrderType } from "./model.ts";
import { type Ordering, pausedUntil } from "./pause.ts";

export type Pause = { type: OrderType | "both"; until: number };

/** The stored pauses, expired ones included; a single `both` if both types have the same end. */
export function pausesOf(ordering: Ordering): Pause[] {
  const [pickup, delivery] = (["pickup", "delivery"] as const).map((type) =>
    pausedUntil(ordering, type, Number.NEGATIVE_INFINITY),
  );
  if (pickup && pickup === delivery) return [{ type: "both", until: pickup }];
  return [
    ...(pickup ? [{ type: "pickup" as const, until: pickup }] : []),
    ...(delivery ? [{ type: "delivery" as const, until: delivery }] : []),
  ];
}
