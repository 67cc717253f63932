import type { OrderRequest } from "@noren/contract/checkout.ts";
import { lineKey, MAX_QUANTITY } from "@noren/ordering/cart.ts";
import type { LineRef } from "@noren/ordering/model.ts";

/** The lines of an order; equal rows are not merged. */
export function orderedLines(items: OrderRequest["items"]): LineRef[] {
  return items.map(({ item_id, quantity, note, options }) => {
    const choices = options.flatMap(({ option_id, option_options }) =>
      option_options.map(({ id, quantity }) => ({ option_id, id, quantity })),
    );
    return { item_id, quantity, note, choices };
  });
}

/** At most 99 per line; equal rows are added up (rules.md, Cart). */
export function exceedsMaxQuantity(refs: readonly LineRef[]): boolean {
  const sums = new Map<string, number>();
  for (const ref of refs) {
    const key = lineKey(ref);
    sums.set(key, ref.quantity + (sums.get(key) ?? 0));
  }
  return Math.max(...sums.values()) > MAX_QUANTITY;
}
