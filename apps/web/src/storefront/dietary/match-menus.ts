import { type Conflicts, conflictsOfItem, fitOf } from "@noren/ordering/allergens.ts";
import type { Item, Menu } from "@noren/ordering/model.ts";
import { sectionId } from "../shop/section-id.ts";
import type { DietaryMatch, DietaryMatches, Filter } from "./dietary-store.ts";

type Sayings = { reasonOf: (conflicts: Conflicts) => string; noneLeft: string };

/** Matches every dish with the dietary filter, once even if several menus contain it. */
export function matchMenus(
  menus: readonly Menu[],
  filter: Filter,
  { reasonOf, noneLeft }: Sayings,
): DietaryMatches {
  const dishes = new Map<number, DietaryMatch>();
  const emptied = new Map<string, string>();
  const seen = new Set<number>();
  const match = (item: Item) => {
    if (seen.has(item.item_id)) return;
    seen.add(item.item_id);
    const conflicts = conflictsOfItem(item, filter);
    const fit = fitOf(conflicts, filter);
    if (fit === "fits") return;
    const hidden = filter.hide && fit === "unfit";
    dishes.set(item.item_id, { fit, reason: reasonOf(decisive(conflicts)), hidden });
  };
  for (const menu of menus)
    for (const { category_id, items } of menu.categories) {
      items.forEach(match);
      const isEmptied = items.every(({ item_id }) => dishes.get(item_id)?.fit === "unfit");
      if (items.length > 0 && isEmptied)
        emptied.set(sectionId(menu.menu_id, category_id), noneLeft);
    }
  const unfit = [...dishes.values()].filter(({ fit }) => fit === "unfit").length;
  return { dishes, emptied, left: seen.size - unfit, total: seen.size };
}

/** Contained allergens make possible traces redundant on a small card. */
function decisive(conflicts: Conflicts): Conflicts {
  if (conflicts.contains.length === 0) return conflicts;
  return { ...conflicts, may_contain: [], is_unknown: false };
}
