import type { MenuChange } from "@noren/contract/staff/menu.ts";
import type { AttachedGroup, DishOptions, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { optionsEdit } from "./group-in-dishes.ts";

/**
 * The sets of groups with the same name and the same choices in the same order, at least two in
 * each, the oldest first. No dish has two of a set, since a dish has a group once.
 */
export function identicalGroups(groups: readonly StaffGroup[]): StaffGroup[][] {
  return [...Map.groupBy(groups, contentOf).values()]
    .map(withoutSharedDishes)
    .filter(({ length }) => length > 1);
}

/** What guests and the kitchen see of a group. */
function contentOf({ values, choices }: StaffGroup): string {
  return JSON.stringify([
    [values.name, values.name_en],
    choices.map(({ dish, is_sold_out, values }) => [
      dish?.item_id,
      is_sold_out,
      Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  ]);
}

function withoutSharedDishes(same: readonly StaffGroup[]): StaffGroup[] {
  const taken = new Set<number>();
  return same.filter(({ dishes }) => {
    const ids = dishes.map(({ item_id }) => item_id);
    if (ids.some((id) => taken.has(id))) return false;
    for (const id of ids) taken.add(id);
    return true;
  });
}

/**
 * The edits that give the first of identical groups to the dishes of the others, with their bounds,
 * prices and conditions, and archive the others.
 */
export function mergeEdits(
  [kept, ...others]: readonly StaffGroup[],
  dishes: readonly DishOptions[],
  live: ReadonlySet<number>,
): MenuChange["edits"] {
  if (!kept) return [];
  const merged = new Map(others.map((group) => [group.group_id, choicesBetween(group, kept)]));
  const choiceIn = (group_id: number, choice: number) =>
    merged.get(group_id)?.get(choice) ?? choice;
  const moved = ({ group_id, only_with, prices, ...bounds }: AttachedGroup): AttachedGroup => ({
    ...bounds,
    group_id: merged.has(group_id) ? kept.group_id : group_id,
    only_with: only_with && {
      group_id: merged.has(only_with.group_id) ? kept.group_id : only_with.group_id,
      choices: only_with.choices.map((choice) => choiceIn(only_with.group_id, choice)),
    },
    prices: Object.fromEntries(
      Object.entries(prices).map(([choice, price]) => [choiceIn(group_id, Number(choice)), price]),
    ),
  });
  const isMerged = ({ options }: DishOptions) =>
    options.some(({ group_id }) => merged.has(group_id));
  return [
    ...dishes.filter(isMerged).map((dish) => optionsEdit(dish, dish.options.map(moved), live)),
    ...others.map(({ target }) => ({ target, values: { archived: true } })),
  ];
}

/** The ids of a group's choices, each with that of the same choice in the other. */
function choicesBetween(from: StaffGroup, to: StaffGroup): ReadonlyMap<number, number> {
  return new Map(from.choices.map(({ id }, place) => [id, to.choices[place]?.id ?? id]));
}
