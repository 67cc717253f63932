import type { ItemIndex } from "./cart.ts";
import { requiredChoices } from "./dependent-options.ts";
import type { Item, Line } from "./model.ts";
import { ZERO } from "./money.ts";

/** A line that an offer adds; every price in it is 0, its tax rates are kept. */
export type FreeLine = Line & { offer_id: number };

/** One of the item; null if it is unavailable. Required options take their first choices. */
export function freeItem(index: ItemIndex, item_id: number, offer_id: number): FreeLine | null {
  const found = index.get(item_id);
  if (!found?.menu.menu_is_available) return null;
  const choices = requiredChoices(found.item);
  return freeCopy({ item: found.item, quantity: 1, note: "", choices }, offer_id);
}

/** The same line with all prices 0. */
export function freeCopy({ item, quantity, note, choices }: Line, offer_id: number): FreeLine {
  const free = choices.map((chosen) => ({ ...chosen, choice: { ...chosen.choice, price: ZERO } }));
  return { offer_id, item: withoutPrice(item), quantity, note, choices: free };
}

function withoutPrice(item: Item): Item {
  return { ...item, item_price: { ...item.item_price, price_delivery: ZERO, price_pickup: ZERO } };
}
