import { type ItemIndex, indexItems } from "@noren/ordering/cart.ts";
import { shownMenus } from "@noren/ordering/shown-menus.ts";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { readServerTime } from "../../platform/read-server-time.ts";
import { useSite } from "../../site-context.tsx";
import { useApi } from "../../use-api.ts";
import { loadShop, type ShopData } from "./load-shop.ts";

/**
 * `menus` are those that guests see; `index` holds every item, including those of other menus.
 * `refresh` reloads all data and the server's time, where an answer of the server shows that either
 * has changed since the page was loaded.
 */
export type Shop = ShopData & { index: ItemIndex; refresh: () => Promise<void> };

const ShopContext = createContext<Shop | null>(null);

export function ShopProvider({ data, children }: { data: ShopData; children: ReactNode }) {
  const api = useApi(undefined, "no-store");
  const { apiRoot } = useSite();
  const [newer, setNewer] = useState<{ than: ShopData; data: ShopData } | null>(null);
  const current = newer?.than === data ? newer.data : data;
  const refresh = useCallback(async () => {
    // Another implementation's time cannot be read across origins.
    if (apiRoot === "") void readServerTime(apiRoot);
    const loaded = await loadShop(api());
    if (loaded.ok) setNewer({ than: data, data: loaded });
  }, [api, apiRoot, data]);
  const shop = useMemo(
    () => ({
      ...current,
      menus: shownMenus(current.menus),
      index: indexItems(current.menus),
      refresh,
    }),
    [current, refresh],
  );
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("useShop outside of ShopProvider");
  return shop;
}
