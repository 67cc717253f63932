import type { Menu } from "@noren/ordering/model.ts";
import { useMemo } from "react";
import { useShop } from "../shop/shop-context.tsx";
import { useMenuTimes } from "./menu-times-store.ts";

/** The menus on sale, those that can be had first in front. */
export function useMenusInOrder(): Menu[] {
  const { menus, shown_menus } = useShop();
  const order = useMenuTimes((times) => times.order) ?? shown_menus;
  return useMemo(() => {
    if (!order) return menus;
    return menus.toSorted((a, b) => order.indexOf(a.menu_id) - order.indexOf(b.menu_id));
  }, [menus, order]);
}
