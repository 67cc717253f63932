import { centsToEuros } from "@noren/contract/euros.ts";
import type { MenuChange } from "@noren/contract/staff/menu.ts";
import type { AttachedGroup, DishOptions } from "@noren/contract/staff/menu-dish.ts";
import { asCents } from "@noren/ordering/money.ts";

type Edit = MenuChange["edits"][number];

/** What a group is in a dish to which it is added. */
const USUAL = { min: 0, max: 1, only_with: null, prices: {} };

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
    const kept = has
      ? options.filter((option) => option.group_id !== group_id)
      : [...options, { group_id, ...USUAL }];
    return [optionsEdit(dish, kept, live)];
  });
}

/**
 * The edit that gives a dish these options. Groups that are archived (not `live`) are taken off,
 * and what depended on a group that is no longer there is always offered.
 */
export function optionsEdit(
  { item_id, options }: DishOptions,
  wanted: readonly AttachedGroup[],
  live: ReadonlySet<number>,
): Edit {
  const kept = wanted.filter(({ group_id }) => live.has(group_id));
  const ids = new Set(kept.map(({ group_id }) => group_id));
  const free = kept.map((option) =>
    option.only_with && !ids.has(option.only_with.group_id)
      ? { ...option, only_with: null }
      : option,
  );
  return {
    target: `dish:${item_id}`,
    values: { options: free.map(toWire) },
    seen: { options: options.map(toWire) },
  };
}

/** Amounts go to the server in euros. */
function toWire({ prices, ...option }: AttachedGroup) {
  const euros = Object.entries(prices).map(([id, cents]) => [id, centsToEuros(asCents(cents))]);
  return { ...option, prices: Object.fromEntries(euros) };
}
