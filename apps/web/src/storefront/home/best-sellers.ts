import type { Item, Menu } from "@noren/ordering/model.ts";

const SHOWN = 8;

/** The highest scores, with at most two of a category to show a range of dishes. */
export function bestSellers(menus: readonly Menu[]): Item[] {
  const taken = new Map<number, number>();
  return menus
    .flatMap((menu) => menu.categories.flatMap((category) => category.items))
    .sort((a, b) => b.item_score - a.item_score || a.item_id - b.item_id)
    .filter(({ item_category_id: id }) => {
      taken.set(id, (taken.get(id) ?? 0) + 1);
      return (taken.get(id) ?? 0) <= 2;
    })
    .slice(0, SHOWN);
}
