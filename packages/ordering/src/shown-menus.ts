import type { Category, Menu } from "./model.ts";

/** The menus that guests see: those on sale, without categories that have no dish. */
export function shownMenus(menus: readonly Menu[]): Menu[] {
  return menus.filter(({ menu_is_available }) => menu_is_available).map(withoutEmpty);
}

/** The same menu where nothing is empty, so that what is drawn from it stays drawn. */
function withoutEmpty(menu: Menu): Menu {
  const categories = menu.categories.filter(hasDishes);
  return categories.length === menu.categories.length ? menu : { ...menu, categories };
}

function hasDishes({ items, sold_out = [] }: Category): boolean {
  return items.length + sold_out.length > 0;
}
