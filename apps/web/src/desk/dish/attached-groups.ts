import { centsToEuros } from "@noren/contract/euros.ts";
import type { AttachedGroup, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { asCents } from "@noren/ordering/money.ts";

type Options = readonly AttachedGroup[];
type Condition = AttachedGroup["only_with"];
/** A choice of a group in the dish. */
type ChoiceIn = { group_id: number; id: number };

/** What a group is in a dish to which it is added. */
const USUAL = { min: 0, max: 1, only_with: null, prices: {} };

export function withGroup(options: Options, group_id: number): AttachedGroup[] {
  return options.some((option) => option.group_id === group_id)
    ? [...options]
    : [...options, { group_id, ...USUAL }];
}

/** Without a group, what depended on it is always offered. */
export function withoutGroup(options: Options, group_id: number): AttachedGroup[] {
  return options
    .filter((option) => option.group_id !== group_id)
    .map((option) =>
      option.only_with?.group_id === group_id ? { ...option, only_with: null } : option,
    );
}

/** Without the groups that are archived: they are offered to nobody. */
export function liveOptions(
  options: Options,
  live: { has: (group_id: number) => boolean },
): AttachedGroup[] {
  return options
    .filter(({ group_id }) => !live.has(group_id))
    .reduce((left, { group_id }) => withoutGroup(left, group_id), [...options]);
}

export function withChanged(
  options: Options,
  group_id: number,
  change: (option: AttachedGroup) => Partial<AttachedGroup>,
): AttachedGroup[] {
  return options.map((option) =>
    option.group_id === group_id ? { ...option, ...change(option) } : option,
  );
}

/** Null where it can't be moved: at an end, or past the group that one of the two depends on. */
export function withMoved(options: Options, group_id: number, by: 1 | -1): AttachedGroup[] | null {
  const place = options.findIndex((option) => option.group_id === group_id);
  const first = by === 1 ? place : place - 1;
  const [above, below] = [options[first], options[first + 1]];
  if (place < 0 || !above || !below || below.only_with?.group_id === above.group_id) return null;
  return options.toSpliced(first, 2, below, above);
}

/** In cents; null where the choice costs what its list says, undefined without the group. */
export function ownPrice(options: Options, { group_id, id }: ChoiceIn): number | null | undefined {
  const option = options.find((one) => one.group_id === group_id);
  return option && (option.prices[id] ?? null);
}

/** In cents; null for the price of the list. */
export function withOwnPrice(
  options: Options,
  { group_id, id }: ChoiceIn,
  price: number | null,
): AttachedGroup[] {
  return withChanged(options, group_id, ({ prices }) => {
    const { [id]: _, ...others } = prices;
    return { prices: price === null ? others : { ...others, [id]: asCents(price) } };
  });
}

/** The groups whose choices may be the condition of a group: earlier ones without a condition. */
export function possibleConditions(options: Options, group_id: number): AttachedGroup[] {
  const place = options.findIndex((option) => option.group_id === group_id);
  return options.slice(0, Math.max(0, place)).filter(({ only_with }) => only_with === null);
}

/** The groups that a group is the condition of; it has none itself as long as there is one. */
export function dependentGroups(options: Options, group_id: number): AttachedGroup[] {
  return options.filter(({ only_with }) => only_with?.group_id === group_id);
}

/** Offered only with one of these choices, of one group; always where there is none. */
export function conditionOf({ group_id }: AttachedGroup, choices: readonly number[]): Condition {
  return choices.length === 0 ? null : { group_id, choices: [...choices] };
}

/** Whether a group is in the dish as nowhere else, its bounds apart. */
export function hasException({ only_with, prices }: AttachedGroup): boolean {
  return only_with !== null || Object.keys(prices).length > 0;
}

/** Amounts go to the server in euros. */
export function optionsToWire(options: Options) {
  return options.map(({ prices, ...option }) => ({
    ...option,
    prices: Object.fromEntries(
      Object.entries(prices).map(([id, cents]) => [id, centsToEuros(asCents(cents))]),
    ),
  }));
}

export function choiceName({ dish, values }: StaffGroup["choices"][number]): string {
  return dish?.name ?? values.name;
}
