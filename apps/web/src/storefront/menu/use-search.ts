import type { Item } from "@noren/ordering/model.ts";
import { buildSearchIndex, MIN_QUERY_LENGTH, searchMenu } from "@noren/ordering/search.ts";
import { useMemo } from "react";
import { useNeeds } from "../needs/needs-store.ts";
import { useShop } from "../shop/shop-context.tsx";

export function isQuery(text: string): boolean {
  return text.trim().length >= MIN_QUERY_LENGTH;
}

/** The best matches among what is shown; the index is built with the first search of a visit. */
export function useSearch(query: string): Item[] {
  const { menus } = useShop();
  const index = useMemo(() => buildSearchIndex(menus), [menus]);
  const verdicts = useNeeds((needs) => needs.dishes);
  return useMemo(() => {
    const shown = index.filter(({ item }) => !verdicts.get(item.item_id)?.hidden);
    return searchMenu(shown, query);
  }, [index, verdicts, query]);
}
