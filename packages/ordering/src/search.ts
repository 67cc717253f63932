import type { Item, Menu } from "./model.ts";

/** storefront.md §5 and §9. */
export const MIN_QUERY_LENGTH = 2;
export const MAX_RESULTS = 10;

/** Folds case and accents: "Œufs brouillés" becomes "oeufs brouilles". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

/** The items of the available menus, best first, each with its folded text. Built once per menus. */
export type SearchIndex = readonly { item: Item; text: string }[];

export function buildSearchIndex(menus: readonly Menu[]): SearchIndex {
  // Slow to make: only where somebody searches.
  const { compare } = new Intl.Collator("fr");
  const bestFirst = (a: Item, b: Item) =>
    b.item_score - a.item_score || compare(a.item_name, b.item_name) || a.item_id - b.item_id;
  return menus
    .filter((menu) => menu.menu_is_available)
    .flatMap((menu) => menu.categories.flatMap((category) => category.items))
    .sort(bestFirst)
    .map((item) => ({ item, text: fold(`${item.item_name}\n${item.item_description}`) }));
}

/** The best items whose name or description holds any word of the query; none for a short query. */
export function searchMenu(index: SearchIndex, query: string): Item[] {
  const trimmed = query.trim();
  if (trimmed.length < MIN_QUERY_LENGTH) return [];
  const words = fold(trimmed).split(/\s+/);

  const found: Item[] = [];
  for (const { item, text } of index) {
    if (!words.some((word) => text.includes(word))) continue;
    found.push(item);
    if (found.length === MAX_RESULTS) break;
  }
  return found;
}
