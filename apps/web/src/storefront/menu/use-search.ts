import { LOCALES } from "@noren/contract/locales.ts";
import type { Menu } from "@noren/ordering/model.ts";
import {
  buildSearchIndex,
  isQuery,
  type SearchIndex,
  type SearchResult,
  searchMenu,
} from "@noren/ordering/search.ts";
import { useEffect, useMemo, useState } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { whenIdle } from "../../platform/when-idle.ts";
import { useApi } from "../../use-api.ts";
import { useDietaryStore } from "../dietary/dietary-store.ts";
import { useShop } from "../shop/shop-context.tsx";

const indexes = new WeakMap<readonly Menu[], SearchIndex>();

/** Loaded before the first letter: the browser's first use of French collation is slow. */
export async function prepareSearch(menus: readonly Menu[]): Promise<void> {
  await whenIdle();
  indexOf(menus);
}

/**
 * The best matches among the dishes shown, and how many match. What the page's language does not find
 * is looked up in the other one; null until its menus are loaded.
 */
export function useSearch(query: string): SearchResult | null {
  const { menus, index: known } = useShop();
  const matches = useDietaryStore((state) => state.dishes);
  const own = useMemo(() => searchMenu(shownIn(menus, matches), query), [menus, matches, query]);
  const isForeign = own.count === 0 && isQuery(query);
  const foreign = useForeignMenus(isForeign);
  return useMemo(() => {
    if (!isForeign) return own;
    if (foreign === null) return null;
    const { items, count } = searchMenu(shownIn(foreign, matches), query);
    return { items: items.flatMap(({ item_id }) => known.get(item_id)?.item ?? []), count };
  }, [isForeign, own, foreign, known, matches, query]);
}

/** The menus in the other language, loaded once wanted; null until then, empty where that failed. */
function useForeignMenus(isWanted: boolean): readonly Menu[] | null {
  const { locale } = useLocale();
  const api = useApi(LOCALES.find((other) => other !== locale));
  const [menus, setMenus] = useState<readonly Menu[] | null>(null);
  useEffect(() => {
    if (!isWanted || menus !== null) return;
    let isCurrent = true;
    void api()
      .menus()
      .then((reply) => isCurrent && setMenus(reply.ok ? reply.payload : []));
    return () => {
      isCurrent = false;
    };
  }, [api, isWanted, menus]);
  return menus;
}

type Matches = ReturnType<typeof useDietaryStore.getState>["dishes"];

function shownIn(menus: readonly Menu[], matches: Matches): SearchIndex {
  return indexOf(menus).filter(({ item }) => !matches.get(item.item_id)?.hidden);
}

function indexOf(menus: readonly Menu[]): SearchIndex {
  const known = indexes.get(menus);
  if (known) return known;
  const made = buildSearchIndex(menus);
  indexes.set(menus, made);
  return made;
}
