import { lineKey } from "@noren/ordering/cart.ts";
import type { LineRef } from "@noren/ordering/model.ts";

/** What is left of a cart after an order: what another window has added since it was sent. */
export function withoutOrdered(cart: readonly LineRef[], ordered: readonly LineRef[]): LineRef[] {
  const quantities = new Map(ordered.map((ref) => [lineKey(ref), ref.quantity]));
  return cart.flatMap((ref) => {
    const quantity = ref.quantity - (quantities.get(lineKey(ref)) ?? 0);
    return quantity > 0 ? [{ ...ref, quantity }] : [];
  });
}
