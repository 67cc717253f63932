import { type ChoiceObstacle, choiceObstacle } from "@noren/ordering/formule.ts";
import type { ItemData, RestaurantData } from "./restaurant-data.ts";

/** Choices that name a dish which cannot be a choice, and negative reference prices. */
export function formuleProblems({ menus }: RestaurantData): string[] {
  const placed = menus.flatMap(({ categories }, m) =>
    categories.flatMap(({ items }, c) =>
      items.map((item, i) => ({ item, path: `menus.${m}.categories.${c}.items.${i}` })),
    ),
  );
  const dishes = new Map(placed.map(({ item }) => [item.item_id, item]));
  return placed.flatMap(({ item, path }) => [
    ...(item.reference_price !== null && item.reference_price < 0
      ? [`${path}.reference_price must not be negative`]
      : []),
    ...choiceProblems(item, path, dishes),
  ]);
}

const REASONS: Record<ChoiceObstacle, string> = {
  is_formule: "is a formule, which cannot be a choice",
  required_option: "has a required option, so it cannot be a choice",
};

function choiceProblems(
  { options }: ItemData,
  path: string,
  dishes: ReadonlyMap<number, ItemData>,
): string[] {
  return options.flatMap(({ option_options }, o) =>
    option_options.flatMap(({ item_id }, k) => {
      if (item_id === undefined) return [];
      const field = `${path}.options.${o}.option_options.${k}.item_id ${item_id}`;
      const dish = dishes.get(item_id);
      if (!dish) return [`${field} stands for nothing in menus`];
      const obstacle = choiceObstacle(dish);
      return obstacle ? [`${field} ${REASONS[obstacle]}`] : [];
    }),
  );
}
