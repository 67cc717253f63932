import type { LineRef } from "@noren/ordering/model.ts";

const counts = new WeakMap<readonly LineRef[], ReadonlyMap<number, number>>();

/** Quantity of a dish in the cart over all its lines; computed once per cart. */
export function countInCart(refs: readonly LineRef[], itemId: number): number {
  let byItem = counts.get(refs);
  if (!byItem) {
    const sums = new Map<number, number>();
    for (const { item_id, quantity } of refs)
      sums.set(item_id, (sums.get(item_id) ?? 0) + quantity);
    counts.set(refs, sums);
    byItem = sums;
  }
  return byItem.get(itemId) ?? 0;
}
