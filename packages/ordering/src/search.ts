import { isFirstOfDish } from "./cart.ts";
import { fold } from "./compared-text.ts";
import type { Item, Menu } from "./model.ts";

/** Limits of storefront.md §5 and §9. */
const MIN_QUERY_LENGTH = 2;
const MAX_RESULTS = 10;

/**
 * The items of the available menus with their folded text, in the order of results. Built once per
 * menus.
 */
export type SearchIndex = readonly { item: Item; text: string }[];

export function buildSearchIndex(menus: readonly Menu[]): SearchIndex {
  // A collator is slow to create, so it is created only when an index is built.
  const { compare } = new Intl.Collator("fr");
  const bestFirst = (a: Item, b: Item) =>
    b.item_score - a.item_score || compare(a.item_name, b.item_name) || a.item_id - b.item_id;
  return menus
    .filter((menu) => menu.menu_is_available)
    .flatMap((menu) => menu.categories.flatMap((category) => category.items))
    .sort(bestFirst)
    .filter(isFirstOfDish())
    .map((item) => ({ item, text: fold(`${item.item_name}\n${item.item_description}`) }));
}

/** Whether the text is long enough to search for: in code points, after trimming. */
export function isQuery(text: string): boolean {
  return [...text.trim()].length >= MIN_QUERY_LENGTH;
}

/** `items` are the best of all matches, `count` is how many there are. */
export type SearchResult = { items: Item[]; count: number };

/** The items whose name or description contains any word of the query. */
export function searchMenu(index: SearchIndex, query: string): SearchResult {
  if (!isQuery(query)) return { items: [], count: 0 };
  // A lone accent folds to nothing, which every text contains.
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  const found = index.filter(({ text }) => words.some((word) => text.includes(word)));
  return { items: found.slice(0, MAX_RESULTS).map(({ item }) => item), count: found.length };
}
