import type { MenuDish, StaffMenus } from "@noren/contract/staff/menu.ts";
import { missingFacts } from "@noren/ordering/missing-facts.ts";
import type { Picture } from "@noren/ordering/model.ts";
import type { Selectable } from "kysely";
import { menuRows } from "../catalogue/menu-rows.ts";
import { valuesIn } from "../db/columns.ts";
import { fromJson } from "../db/json-text.ts";
import { MENU_COLUMNS } from "../db/menu-columns.ts";
import type { Tables } from "../db/schema.ts";
import { isoInstant } from "../http/iso-instant.ts";
import type { Services } from "../services.ts";
import { drinkCategories } from "./drink-categories.ts";
import { pictureFile } from "./picture-file.ts";
import { categoryTarget, dishTarget, menuTarget } from "./targets.ts";

/**
 * Every menu with every dish that is not archived, on sale or not, in the restaurant's language; and
 * the archived dishes with these targets, which drafts bring back.
 */
export async function readStaffMenus(
  { db, catalogue, now }: Pick<Services, "db" | "catalogue" | "now">,
  broughtBack: ReadonlySet<string>,
): Promise<Omit<StaffMenus, "drafts">> {
  const { menus, categories, placements, items } = await menuRows(db);
  // An event of another instance may be here before its notification has refreshed the catalogue.
  await catalogue.refresh();
  const known = new Map(items.map((item) => [item.id, item]));
  const onSale = catalogue.current().onSaleAt(now()).in.fr.menus;
  const soldOut = new Map(
    onSale.flatMap((menu) =>
      menu.categories.flatMap(({ sold_out = [] }) =>
        sold_out.map(({ item_id, back_at }) => [item_id, back_at] as const),
      ),
    ),
  );
  const placedIn = Map.groupBy(placements, ({ menu_id, category_id }) =>
    categoryTarget(menu_id, category_id),
  );
  const ofDrinks = drinkCategories({ placements, items });
  const categoriesOf = Map.groupBy(categories, ({ menu_id }) => menu_id);
  const returning: StaffMenus["returning"] = [];
  const shown = menus.map(({ id: menu_id, name, is_available, translations }) => ({
    target: menuTarget(menu_id),
    menu_id,
    name,
    name_en: fromJson(translations).en?.menu_name || null,
    is_available: is_available === 1,
    categories: (categoriesOf.get(menu_id) ?? []).map(({ id: category_id, ...category }) => ({
      target: categoryTarget(menu_id, category_id),
      category_id,
      name: category.name,
      name_en: fromJson(category.translations).en?.category_name || null,
      description: category.description,
      description_en: fromJson(category.translations).en?.category_description || null,
      own_container: category.own_container === 1,
      dishes: dishesIn(categoryTarget(menu_id, category_id)),
    })),
  }));
  const placed = new Set(
    shown.flatMap(({ categories }) =>
      categories.flatMap(({ dishes }) => dishes.map(({ item_id }) => item_id)),
    ),
  );
  const unplaced = items
    .filter(({ id, archived_at }) => archived_at === null && !placed.has(id))
    .toSorted((a, b) => a.name.localeCompare(b.name, "fr") || a.id - b.id)
    .map((item) => dishOf(item, false));
  return { menus: shown, unplaced, returning };

  function dishesIn(within: string): MenuDish[] {
    const dishes: MenuDish[] = [];
    for (const { item_id } of placedIn.get(within) ?? []) {
      const item = known.get(item_id);
      const dish = item && dishOf(item, ofDrinks.has(within));
      if (dish && item.archived_at === null) dishes.push(dish);
      else if (dish && broughtBack.has(dish.target))
        returning.push({ within, after: dishes.at(-1)?.item_id ?? null, dish });
    }
    return dishes;
  }

  function dishOf(item: Selectable<Tables["items"]>, isAmongDrinks: boolean): MenuDish {
    const { id } = item;
    const back = soldOut.get(id);
    const dish = valuesIn(MENU_COLUMNS.dish, item);
    return {
      ...dish,
      target: dishTarget(id),
      item_id: id,
      name_en: fromJson(item.translations).en?.item_name || null,
      picture: pictureAddress(dish.picture, dish.image),
      is_sold_out: soldOut.has(id),
      back_at: typeof back === "number" ? isoInstant(back) : null,
      missing: missingFacts(dish, isAmongDrinks),
    };
  }
}

/** The address of a dish's smallest picture. */
export function pictureAddress(picture: Picture | null, image: string | null): string | null {
  return picture ? pictureFile(picture, "smallest") : image;
}
