import type { MenuChange } from "@noren/contract/staff/menu.ts";
import type { AttachedGroup, DishOptions } from "@noren/contract/staff/menu-dish.ts";
import { liveOptions, optionsToWire, withGroup, withoutGroup } from "../dish/attached-groups.ts";

type Edit = MenuChange["edits"][number];

/** One edit for each of these dishes, so that those that are `wanted` have the group. */
export function attachEdits(
  dishes: readonly DishOptions[],
  group_id: number,
  wanted: ReadonlySet<number>,
  live: ReadonlySet<number>,
): Edit[] {
  return dishes.flatMap((dish) => {
    const { item_id, options } = dish;
    const has = options.some((option) => option.group_id === group_id);
    if (has === wanted.has(item_id)) return [];
    const kept = has ? withoutGroup(options, group_id) : withGroup(options, group_id);
    return [optionsEdit(dish, kept, live)];
  });
}

/** The edit that gives a dish these options. Groups that are archived (not `live`) are taken off. */
export function optionsEdit(
  { item_id, options }: DishOptions,
  wanted: readonly AttachedGroup[],
  live: ReadonlySet<number>,
): Edit {
  return {
    target: `dish:${item_id}`,
    values: { options: optionsToWire(liveOptions(wanted, live)) },
    seen: { options: optionsToWire(options) },
  };
}
