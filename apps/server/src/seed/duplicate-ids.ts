import { isDeepStrictEqual } from "node:util";
import { couponKey } from "@noren/ordering/compared-text.ts";
import type { ItemData, RestaurantData } from "./restaurant-data.ts";

/**
 * Duplicate ids. A dish may be in several menus if it is identical everywhere; ids of options and
 * choices are unique per dish.
 */
export function duplicateIds({ menus, special_hours, offers, coupons }: RestaurantData): string[] {
  return [
    ...duplicates(menus, "menus", "menu_id"),
    ...menus.flatMap((menu, m) => {
      const path = `menus.${m}.categories`;
      const inside = menu.categories.flatMap((category, c) =>
        duplicates(category.items, `${path}.${c}.items`, "item_id"),
      );
      return [...duplicates(menu.categories, path, "category_id"), ...inside];
    }),
    ...itemProblems(menus),
    ...duplicates(special_hours, "special_hours", "date"),
    ...duplicates(offers, "offers", "id"),
    ...duplicates(
      coupons.map(({ code }) => ({ code: couponKey(code) })),
      "coupons",
      "code",
    ),
  ];
}

function itemProblems(menus: RestaurantData["menus"]): string[] {
  const seen = new Map<number, unknown>();
  const problems: string[] = [];
  for (const [m, menu] of menus.entries())
    for (const [c, category] of menu.categories.entries())
      for (const [i, item] of category.items.entries()) {
        const path = `menus.${m}.categories.${c}.items.${i}`;
        const dish = { ...item, item_category_id: null, item_menu_id: null };
        const known = seen.get(item.item_id);
        if (known && !isDeepStrictEqual(known, dish))
          problems.push(`${path}.item_id ${item.item_id} stands for another dish already`);
        seen.set(item.item_id, dish);
        problems.push(...optionProblems(item, path));
      }
  return problems;
}

function optionProblems({ options }: ItemData, path: string): string[] {
  const inside = options.flatMap(({ option_options }, o) =>
    duplicates(option_options, `${path}.options.${o}.option_options`, "id"),
  );
  return [...duplicates(options, `${path}.options`, "option_id"), ...inside];
}

function duplicates<Key extends string>(
  records: readonly Record<Key, string | number>[],
  path: string,
  key: Key,
): string[] {
  const seen = new Set<string | number>();
  return records.flatMap((record, index) => {
    const id = record[key];
    if (seen.has(id)) return [`${path}.${index}.${key} ${id} stands there already`];
    seen.add(id);
    return [];
  });
}
