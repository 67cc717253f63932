import type { Menu } from "@noren/ordering/model.ts";
import {
  buildSearchIndex,
  type SearchIndex,
  type SearchResult,
  searchMenu,
} from "@noren/ordering/search.ts";
import { useMemo } from "react";
import { whenIdle } from "../../platform/when-idle.ts";
import { useDietaryStore } from "../dietary/dietary-store.ts";
import { useShop } from "../shop/shop-context.tsx";

const indexes = new WeakMap<readonly Menu[], SearchIndex>();

/** Loaded before the first letter: the browser's first use of French collation is slow. */
export async function prepareSearch(menus: readonly Menu[]): Promise<void> {
  await whenIdle();
  indexOf(menus);
}

/** The best matches among the dishes shown, and how many match. */
export function useSearch(query: string): SearchResult {
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
