import type { OrderRequest } from "@noren/contract/checkout.ts";
import { lineKey, MAX_QUANTITY } from "@noren/ordering/cart.ts";
import type { LineRef } from "@noren/ordering/model.ts";

/**
 * The lines of an order as a cart would have them: the same dish with the same choices and note is
 * one line, so that cutting a line up changes no offer.
 */
export function orderedLines(items: OrderRequest["items"]): LineRef[] {
  const lines = new Map<string, LineRef>();
  for (const { item_id, quantity, note, options } of items) {
    const choices = options.flatMap(({ option_id, option_options }) =>
      option_options.map(({ id, quantity }) => ({ option_id, id, quantity })),
    );
    const line = { item_id, quantity, note, choices };
    const key = lineKey(line);
    lines.set(key, { ...line, quantity: quantity + (lines.get(key)?.quantity ?? 0) });
  }
  return [...lines.values()];
}

/** rules.md, Cart: at most 99 of a line, however the order writes it. */
export function isOverfull({ quantity }: LineRef): boolean {
  return quantity > MAX_QUANTITY;
}
