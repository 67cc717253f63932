import type { Item, Menu } from "@noren/ordering/model.ts";
import {
  buildSearchIndex,
  MIN_QUERY_LENGTH,
  type SearchIndex,
  searchMenu,
} from "@noren/ordering/search.ts";
import { useMemo } from "react";
import { whenIdle } from "../../platform/when-idle.ts";
import { useDietaryStore } from "../dietary/dietary-store.ts";
import { useShop } from "../shop/shop-context.tsx";

const indexes = new WeakMap<readonly Menu[], SearchIndex>();

export function isQuery(text: string): boolean {
  return text.trim().length >= MIN_QUERY_LENGTH;
}

/** Loaded before the first letter: the browser's first use of French collation is slow. */
export async function prepareSearch(menus: readonly Menu[]): Promise<void> {
  await whenIdle();
  indexOf(menus);
}

/** The best matches among the dishes shown. */
export function useSearch(query: string): Item[] {
  const { menus } = useShop();
  const index = indexOf(menus);
  const matches = useDietaryStore((state) => state.dishes);
  return useMemo(() => {
    const shown = index.filter(({ item }) => !matches.get(item.item_id)?.hidden);
    return searchMenu(shown, query);
  }, [index, matches, query]);
}

function indexOf(menus: readonly Menu[]): SearchIndex {
  const known = indexes.get(menus);
  if (known) return known;
  const made = buildSearchIndex(menus);
  indexes.set(menus, made);
  return made;
}
