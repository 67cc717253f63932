import { isFirstOfDish } from "@noren/ordering/cart.ts";
import type { Item, Menu } from "@noren/ordering/model.ts";

const SHOWN = 8;

/**
 * The highest scores of the first menu, then of the next ones, with at most two of a category to show
 * a range of dishes.
 */
export function bestSellers(menus: readonly Menu[]): Item[] {
  const taken = new Map<number, number>();
  return menus
    .flatMap(({ categories }) => categories.flatMap(({ items }) => items).sort(byScore))
    .filter(isFirstOfDish())
    .filter(({ item_category_id: id }) => {
      taken.set(id, (taken.get(id) ?? 0) + 1);
      return (taken.get(id) ?? 0) <= 2;
    })
    .slice(0, SHOWN);
}

function byScore(a: Item, b: Item): number {
  return b.item_score - a.item_score || a.item_id - b.item_id;
}
