import { menusWith } from "./cart.ts";
import { countState, type DailyCount } from "./daily-count.ts";
import type { Category, Choice, Item, Menu, Option, SoldOutChoice, SoldOutItem } from "./model.ts";
import { type ServiceTimes, serviceTimesOf } from "./service-times.ts";
import { returnOf, type SoldOut } from "./sold-out.ts";

/** What restricts the sale of dishes by item id, and of choices by `choiceKey`. */
export type Availability = {
  dishes: ReadonlyMap<number, SoldOut>;
  choices: ReadonlyMap<string, SoldOut>;
  counts: ReadonlyMap<number, DailyCount>;
};

export function choiceKey(item_id: number, { option_id, id }: Pick<Choice, "option_id" | "id">) {
  return `${item_id}/${option_id}/${id}`;
}

/** Whether every dish of the menus is on sale. */
export function isUnrestricted(
  { dishes, choices, counts }: Availability,
  menus: readonly Menu[],
): boolean {
  if (dishes.size + choices.size + counts.size > 0) return false;
  return !menus.some(({ categories }) => categories.some(({ items }) => items.some(isIncomplete)));
}

/** A required option, also one that a choice requires, without choices: all were taken off the menu. */
function isIncomplete({ options }: Item): boolean {
  return options.some((option) => isExhausted(option) || isDeadEnd(option));
}

/**
 * The menus as they can be ordered from at `now`: what is sold out stands in `sold_out`. A dish
 * that cannot reach an option's `min` any more is sold out itself.
 */
export function menusOnSale(
  menus: readonly Menu[],
  availability: Availability,
  now: number,
  timezone: string,
): Menu[] {
  const restricted = restrictedItems(availability);
  const isRestricted = (item: Item) =>
    restricted.has(item.item_id) ||
    isIncomplete(item) ||
    item.options.some(({ option_options }) =>
      option_options.some((choice) => restricted.has(choice.item_id ?? 0)),
    );
  const stateOf = itemStates(menus, availability, now, timezone);
  return menus.map((menu) => ({ ...menu, categories: menu.categories.map(onSale) }));

  function onSale(category: Category): Category {
    if (!category.items.some(isRestricted)) return category;
    const items: Item[] = [];
    const sold_out: SoldOutItem[] = [];
    for (const [position, item] of category.items.entries()) {
      if (!isRestricted(item)) {
        items.push(item);
        continue;
      }
      const { soldOut, back_at, options, left } = stateOf(item);
      if (soldOut) sold_out.push({ ...shownOf(item), back_at, position });
      else items.push({ ...item, options, ...(left !== null && { left }) });
    }
    return { ...category, items, ...(sold_out.length > 0 && { sold_out }) };
  }
}

/** The options of a dish at `now`, sold out itself or not: choices sold out stand in `sold_out`. */
export function optionsOnSale(
  menus: readonly Menu[],
  availability: Availability,
  now: number,
  timezone: string,
): (item: Item) => Option[] {
  const stateOf = itemStates(menus, availability, now, timezone);
  return (item) => stateOf(item).options;
}

/** A required option of which nothing can be chosen. */
export function isExhausted({ min, option_options }: Option): boolean {
  return min > 0 && option_options.length === 0;
}

/** Whoever takes a choice that offers this option can complete no order. */
function isDeadEnd({ only_with, option_options }: Option): boolean {
  return only_with !== undefined && only_with.min > 0 && option_options.length === 0;
}

/** A choice that requires an option without choices is sold out as long as that is. */
function withoutDeadEnds(options: Option[]): Option[] {
  return options.filter(isDeadEnd).reduce((rest, { only_with, sold_out = [] }) => {
    const back_at = earliest(sold_out.map((choice) => choice.back_at));
    return rest.map((option) =>
      option.option_id === only_with?.option_id
        ? withoutChoices(option, only_with.choices, back_at)
        : option,
    );
  }, options);
}

function withoutChoices(option: Option, ids: readonly number[], back_at: number | null): Option {
  const option_options = option.option_options.filter(({ id }) => !ids.includes(id));
  const gone = positioned(option).filter(({ id }) => ids.includes(id));
  if (gone.length === 0) return option;
  const sold_out = [
    ...(option.sold_out ?? []),
    ...gone.map(({ id, name, price, position }) => ({ id, name, price, back_at, position })),
  ].toSorted((a, b) => a.position - b.position);
  return { ...option, option_options, sold_out };
}

/** The choices on sale with their places among all. */
function positioned({ option_options, sold_out = [] }: Option) {
  const all: (Choice | null)[] = [...option_options];
  for (const { position } of sold_out) all.splice(position, 0, null);
  return all.flatMap((choice, position) => (choice ? [{ ...choice, position }] : []));
}

function restrictedItems({ dishes, choices, counts }: Availability): Set<number> {
  const ofChoices = [...choices.keys()].map((key) => Number.parseInt(key, 10));
  return new Set([...dishes.keys(), ...counts.keys(), ...ofChoices]);
}

function shownOf(item: Item) {
  const { item_id, item_name, item_description, item_image, item_picture, item_price } = item;
  return { item_id, item_name, item_description, item_image, item_picture, item_price };
}

/** `back_at` null: on sale, or nobody knows; `left` null: sold out, or not few. */
type State = {
  soldOut: boolean;
  back_at: number | null;
  options: Option[];
  left: number | null;
};

/** The state of a dish, computed once even if several menus contain it. */
function itemStates(
  menus: readonly Menu[],
  availability: Availability,
  now: number,
  timezone: string,
): (item: Item) => State {
  const servicesFor = new Map<string, ServiceTimes>();
  const known = new Map<number, State>();

  /** The services of a dish are shared by all dishes of the same menus. */
  function servicesOfItem(item_id: number): ServiceTimes {
    const own = menusWith(menus, item_id);
    const key = own.map(({ menu_id }) => menu_id).join();
    const services = servicesFor.get(key) ?? serviceTimesOf(own, timezone);
    servicesFor.set(key, services);
    return services;
  }

  return (item) => {
    const state = known.get(item.item_id) ?? stateOf(item, servicesOfItem(item.item_id));
    known.set(item.item_id, state);
    return state;
  };

  function stateOf(item: Item, services: ServiceTimes): State {
    const { backs, left } = dishState(item.item_id, services);
    const options = withoutDeadEnds(
      item.options.map((option) => optionOnSale(item.item_id, option, services)),
    );
    for (const { sold_out = [] } of options.filter(isExhausted))
      backs.push(earliest(sold_out.map(({ back_at }) => back_at)));
    if (backs.length > 0) return { soldOut: true, back_at: latest(backs), options, left: null };
    return { soldOut: false, back_at: null, options, left };
  }

  /** Of the dish without its options; `backs` is empty while it is on sale. */
  function dishState(item_id: number, services: ServiceTimes) {
    const backs: (number | null)[] = [];
    const own = availability.dishes.get(item_id);
    if (own) backs.push(...aheadOf(returnOf(own, services), now));
    const count = availability.counts.get(item_id);
    const counted = count && countState(count, services, now);
    if (counted?.soldOut) backs.push(counted.back_at);
    return { backs, left: counted && !counted.soldOut ? counted.left : null };
  }

  /** A choice that is a dish is sold out with it. */
  function choiceBacks(item_id: number, choice: Choice, services: ServiceTimes): (number | null)[] {
    const stored = availability.choices.get(choiceKey(item_id, choice));
    const own = stored ? aheadOf(returnOf(stored, services), now) : [];
    const { item_id: dish } = choice;
    return dish === undefined ? own : [...own, ...dishState(dish, servicesOfItem(dish)).backs];
  }

  function optionOnSale(item_id: number, option: Option, services: ServiceTimes): Option {
    const option_options: Choice[] = [];
    const sold_out: SoldOutChoice[] = [];
    for (const [position, choice] of option.option_options.entries()) {
      const backs = choiceBacks(item_id, choice, services);
      const back_at = latest(backs);
      if (backs.length === 0) option_options.push(choice);
      else
        sold_out.push({ id: choice.id, name: choice.name, price: choice.price, back_at, position });
    }
    return sold_out.length > 0 ? { ...option, option_options, sold_out } : option;
  }
}

/** Empty for a return that has passed. */
function aheadOf(back_at: number | null, now: number): (number | null)[] {
  return back_at === null || back_at > now ? [back_at] : [];
}

function latest(backs: readonly (number | null)[]): number | null {
  const known = backs.filter((back_at) => back_at !== null);
  return known.length === backs.length ? Math.max(...known) : null;
}

/** Null where none of them is known. */
function earliest(backs: readonly (number | null)[]): number | null {
  const known = backs.filter((back_at) => back_at !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
