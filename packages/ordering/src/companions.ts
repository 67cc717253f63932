import { type ItemIndex, isAmong, menusOf, resolveLine, roomFor } from "./cart.ts";
import type { Item, LineRef } from "./model.ts";

/**
 * The dish that the cart offers with its lines: their first companion that is not in it, can be
 * added as it is, and is on the menus of one of its dishes, so that it changes no slot. `isWelcome`
 * is false for a dish that the guest does not eat. Null where there is none.
 */
export function companionOf(
  index: ItemIndex,
  cart: readonly LineRef[],
  isWelcome: (item: Item) => boolean = () => true,
): Item | null {
  const lines = cart.flatMap((ref) => {
    const found = resolveLine(index, ref);
    return found.ok ? [found.line] : [];
  });
  const menus = menusOf(index, lines);
  const isInCart = (id: number) => cart.some(({ item_id }) => item_id === id);
  for (const id of lines.flatMap(({ item }) => item.companions)) {
    const found = index.get(id);
    if (!found || isInCart(id) || !menus.some((other) => isAmong(other, found.menus))) continue;
    const ref = aPieceOf(id);
    if (roomFor(cart, ref) < 1 || !resolveLine(index, ref).ok) continue;
    if (isWelcome(found.item)) return found.item;
  }
  return null;
}

/** One of a dish as it is. */
export function aPieceOf(item_id: number): LineRef {
  return { item_id, quantity: 1, note: "", choices: [] };
}
