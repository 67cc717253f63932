import { isOfDrinks } from "@noren/ordering/missing-facts.ts";
import type { MenuRows } from "../catalogue/menu-rows.ts";
import { MENU_COLUMNS } from "../db/menu-columns.ts";
import { categoryTarget } from "./targets.ts";

/** The targets of the categories of drinks (`isOfDrinks`), archived dishes left out. */
export function drinkCategories({
  placements,
  items,
}: Pick<MenuRows, "placements" | "items">): ReadonlySet<string> {
  const readFacts = MENU_COLUMNS.dish.facts.read;
  const dishes = new Map(
    items
      .filter(({ archived_at }) => archived_at === null)
      .map(({ id, facts }) => [id, { facts: readFacts(facts) }]),
  );
  const categories = Map.groupBy(placements, ({ menu_id, category_id }) =>
    categoryTarget(menu_id, category_id),
  );
  const ofDrinks = [...categories].filter(([, placed]) =>
    isOfDrinks(placed.flatMap(({ item_id }) => dishes.get(item_id) ?? [])),
  );
  return new Set(ofDrinks.map(([target]) => target));
}
