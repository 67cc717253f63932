import type { Progress } from "@noren/ordering/progress.ts";
import { type Column, dueAt } from "./orders-state.ts";

/**
 * New orders come first, because someone waits for an answer; then all that is cooked, by due time
 * and not by state; then what only has to be handed over.
 */
const GROUPS: Partial<Record<Progress, number>> = {
  new: 0,
  accepted: 1,
  preparing: 1,
  ready: 2,
  out_for_delivery: 2,
};

/** The place of each order on the board by its id, from the most urgent. */
export function urgencyOf(columns: readonly Column[]): Map<string, number> {
  const ranked = columns
    .flatMap(({ progress, orders }) => orders.map((order) => ({ group: GROUPS[progress], order })))
    .toSorted(
      (a, b) =>
        (a.group ?? 0) - (b.group ?? 0) ||
        Number(b.order.unseen) - Number(a.order.unseen) ||
        dueAt(a.order) - dueAt(b.order),
    );
  return new Map(ranked.map(({ order }, place) => [order.order_id, place]));
}
