import type { Item } from "@noren/ordering/model.ts";
import { buildSearchIndex, MIN_QUERY_LENGTH, searchMenu } from "@noren/ordering/search.ts";
import { useMemo } from "react";
import { useShop } from "../shop/shop-context.tsx";

export function isQuery(text: string): boolean {
  return text.trim().length >= MIN_QUERY_LENGTH;
}

/** The best matches; the index is built with the first search of a visit to the page. */
export function useSearch(query: string): Item[] {
  const { menus } = useShop();
  const index = useMemo(() => buildSearchIndex(menus), [menus]);
  return useMemo(() => searchMenu(index, query), [index, query]);
}
