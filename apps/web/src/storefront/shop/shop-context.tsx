import { indexItems, type ItemIndex } from "@noren/ordering/cart.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { ShopData } from "./load-shop.ts";

/** `menus` are those on sale now; `index` holds every item, also those of the others. */
export type Shop = ShopData & { index: ItemIndex };

const ShopContext = createContext<Shop | null>(null);

export function ShopProvider({ data, children }: { data: ShopData; children: ReactNode }) {
  const shop = useMemo(
    () => ({
      ...data,
      menus: data.menus.filter((menu) => menu.menu_is_available),
      index: indexItems(data.menus),
    }),
    [data],
  );
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("useShop outside of ShopProvider");
  return shop;
}
