import type { Menu } from "@noren/ordering/model.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import { productHref } from "../panels/panel-state.ts";
import { sectionId } from "../shop/section-id.ts";

type Scope = Pick<Offer, "menus" | "categories" | "items">;

/**
 * Where an offer can be used: its dish, else its first category or menu that is on sale, else the
 * whole menu.
 */
export function offerHref(scope: Scope, onSale: readonly Menu[], menuHref: string): string {
  const menus = onSale.filter(
    ({ menu_id }) => scope.menus.length === 0 || scope.menus.includes(menu_id),
  );
  const isMeant = (item: { item_id: number }) => scope.items.includes(item.item_id);
  for (const { menu_id, categories } of menus)
    for (const { category_id, items } of categories) {
      const dish = items.find(isMeant);
      if (dish && scope.items.length === 1) return productHref(menuHref, dish.item_id);
      if (dish || scope.categories.includes(category_id))
        return `${menuHref}#${sectionId(menu_id, category_id)}`;
    }
  const [menu] = scope.menus.length > 0 ? menus : [];
  return menu ? `${menuHref}#menu-${menu.menu_id}` : menuHref;
}
