import type { MenuCategory, MenuDish, StaffMenus } from "@noren/contract/staff/menu.ts";
import { wordsFinder } from "../read/words-finder.ts";

type Menus = StaffMenus["menus"];

/** Replaces every placement of a dish; all other dishes and categories stay the same objects. */
export function withDish(menus: Menus, dish: MenuDish): Menus {
  return mapCategories(menus, (category) =>
    category.dishes.some(({ target }) => target === dish.target)
      ? {
          ...category,
          dishes: category.dishes.map((one) => (one.target === dish.target ? dish : one)),
        }
      : category,
  );
}

/**
 * Loaded menus, in which every unchanged dish is the object known before: its row isn't drawn
 * again.
 */
export function withKnown(loaded: Menus, known: Menus): Menus {
  const before = dishesByTarget(known);
  return mapCategories(loaded, (category) => ({
    ...category,
    dishes: category.dishes.map((dish) => {
      const old = before.get(dish.target);
      return old && isSame(old, dish) ? old : dish;
    }),
  }));
}

/**
 * The dishes whose name and category have every word of the query, in either language, whatever its
 * accents and case.
 */
export function matching(menus: Menus, query: string): Menus {
  if (query.trim() === "") return menus;
  const hasWords = wordsFinder(query);
  return mapCategories(menus, (category) => ({
    ...category,
    dishes: category.dishes.filter((dish) => hasWords(`${namesOf(dish)}\n${namesOf(category)}`)),
  })).flatMap((menu) => {
    const categories = menu.categories.filter(({ dishes }) => dishes.length > 0);
    return categories.length > 0 ? [{ ...menu, categories }] : [];
  });
}

/** Of dishes that are in no category, those whose name has every word of the query. */
export function unplacedMatching(dishes: readonly MenuDish[], query: string): readonly MenuDish[] {
  if (query.trim() === "") return dishes;
  const hasWords = wordsFinder(query);
  return dishes.filter((dish) => hasWords(namesOf(dish)));
}

function namesOf({ name, name_en }: MenuDish | MenuCategory): string {
  return `${name}\n${name_en ?? ""}`;
}

/** Of the first dishes of the page, how many stand in each category. */
export function firstRows(menus: Menus, count: number): ReadonlyMap<MenuCategory, number> {
  const rows = new Map<MenuCategory, number>();
  let left = count;
  for (const category of menus.flatMap(({ categories }) => categories)) {
    const shown = Math.min(left, category.dishes.length);
    rows.set(category, shown);
    left -= shown;
  }
  return rows;
}

/** Every dish once, also one that stands in several categories. */
export function dishesOf(menus: Menus): MenuDish[] {
  return [...dishesByTarget(menus).values()];
}

export function dishesByTarget(menus: Menus): ReadonlyMap<string, MenuDish> {
  const all = menus.flatMap(({ categories }) => categories.flatMap(({ dishes }) => dishes));
  return new Map(all.map((dish) => [dish.target, dish]));
}

function mapCategories(menus: Menus, change: (category: MenuCategory) => MenuCategory): Menus {
  return menus.map((menu) => ({ ...menu, categories: menu.categories.map(change) }));
}

/** Both are parsed by the same schema, so their fields are in the same order. */
function isSame(one: MenuDish, other: MenuDish): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
