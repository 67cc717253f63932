import { isDeepStrictEqual } from "node:util";
import type { ItemData, OptionData, RestaurantData } from "./restaurant-data.ts";

type Use = { item_id: number; option: OptionData; position: number };

/** `option`: the first of the options of the group; `uses`: all of them. */
type Group = { id: number; option: OptionData; uses: Use[] };

/** The groups of all options; one without `group_id` is alone, with an id above all stated ones. */
export function optionGroups(items: readonly ItemData[]): Group[] {
  let nextId = 1 + greatestId(items);
  const groups = new Map<number, Group>();
  for (const { item_id, options } of items)
    for (const [position, option] of options.entries()) {
      const id = option.group_id ?? nextId++;
      const group = groups.get(id) ?? { id, option, uses: [] };
      group.uses.push({ item_id, option, position });
      groups.set(id, group);
    }
  return [...groups.values()];
}

function greatestId(items: readonly ItemData[]): number {
  let greatest = 0;
  for (const { option_id, group_id = 0, option_options } of items.flatMap((item) => item.options))
    for (const id of [option_id, group_id, ...option_options.map((choice) => choice.id)])
      greatest = Math.max(greatest, id);
  return greatest;
}

/** Groups whose options differ, groups twice on a dish, and conditions that cannot hold. */
export function optionGroupProblems({ menus }: RestaurantData): string[] {
  const shared = new Map<number, object>();
  return menus.flatMap(({ categories }, m) =>
    categories.flatMap(({ items }, c) =>
      items.flatMap(({ options }, i) =>
        options.flatMap((option, o) => {
          const path = `menus.${m}.categories.${c}.items.${i}.options.${o}`;
          const earlier = options.slice(0, o);
          return [
            ...sharingProblems(option, earlier, shared, path),
            ...conditionProblems(option, earlier, `${path}.only_with`),
          ];
        }),
      ),
    ),
  );
}

function sharingProblems(
  option: OptionData,
  earlier: readonly OptionData[],
  shared: Map<number, object>,
  path: string,
): string[] {
  const { group_id } = option;
  if (group_id === undefined) return [];
  const contents = groupContents(option);
  const known = shared.get(group_id) ?? contents;
  shared.set(group_id, known);
  return [
    ...(isDeepStrictEqual(known, contents)
      ? []
      : [`${path}.group_id ${group_id} stands for other choices already`]),
    ...(earlier.some((other) => other.group_id === group_id)
      ? [`${path}.group_id ${group_id} stands on the dish already`]
      : []),
  ];
}

function groupContents({ option_name, translations, option_options }: OptionData) {
  const choices = option_options.map((choice) => ({ ...choice, option_id: 0, price: 0 }));
  return { option_name, translations, choices };
}

function conditionProblems(
  { only_with, min: ownMin, option_options }: OptionData,
  earlier: readonly OptionData[],
  path: string,
): string[] {
  if (!only_with) return [];
  const { option_id, choices, min, max } = only_with;
  const named = earlier.find((option) => option.option_id === option_id);
  const known = named?.option_options.map(({ id }) => id) ?? [];
  return [
    ...(named ? [] : [`${path}.option_id ${option_id} stands for no earlier option of the dish`]),
    ...(named?.only_with ? [`${path}.option_id ${option_id} depends on a choice itself`] : []),
    ...choices.flatMap((id, index) =>
      known.includes(id) ? [] : [`${path}.choices.${index} ${id} is no choice of that option`],
    ),
    ...(ownMin === 0 ? [] : [`${path} has the bounds: the option's own min must be 0`]),
    ...(min < 0 ? [`${path}.min must not be negative`] : []),
    ...(max !== null && max < min ? [`${path}.max ${max} must not be less than min ${min}`] : []),
    ...(min > 0 && option_options.length === 0
      ? [`${path} requires a choice, but the option has none`]
      : []),
  ];
}
