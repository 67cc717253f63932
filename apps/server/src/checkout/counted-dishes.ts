import { menusWith } from "@noren/ordering/cart.ts";
import type { Line } from "@noren/ordering/model.ts";
import { serviceTimesOf } from "@noren/ordering/service-times.ts";
import type { PricedCart } from "@noren/ordering/totals.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { CountedDish } from "../orders/daily-counts.ts";

/**
 * The dishes of an order that a day can sell only so many of, free ones and those chosen in another
 * dish included, with the business date of its slot.
 */
export function countedDishes(
  { lines, free_items }: PricedCart,
  slotAt: number,
  { counts, in: { fr }, settings }: Snapshot,
): CountedDish[] {
  if (counts.size === 0) return [];
  const counted = new Map<number, CountedDish>();
  for (const { item_id, quantity } of [...lines.map(({ line }) => line), ...free_items].flatMap(
    dishesIn,
  )) {
    const count = counts.get(item_id);
    if (!count) continue;
    const known = counted.get(item_id);
    const menus = menusWith(fr.menus, item_id);
    const date = known?.date ?? serviceTimesOf(menus, settings.timezone).businessDate(slotAt);
    const sum = quantity + (known?.quantity ?? 0);
    counted.set(item_id, { item_id, date, quantity: sum, limit: count.limit });
  }
  return [...counted.values()];
}

/** The dish of a line and those that were chosen in it. */
export function dishesIn({ item, quantity, choices }: Line) {
  const chosen = choices.flatMap(({ choice: { item_id }, quantity: each }) =>
    item_id === undefined ? [] : { item_id, quantity: quantity * each },
  );
  return [{ item_id: item.item_id, quantity }, ...chosen];
}
