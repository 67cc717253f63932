import { boundsOf, offeredOptions, withFreeChoices } from "./dependent-options.ts";
import type { Category, Item, Line, LineChoice, LineRef, Menu, ResolvedChoice } from "./model.ts";

/** rules.md, Cart: at most 99 per line, 200 lines. */
export const MAX_QUANTITY = 99;
export const MAX_LINES = 200;

/** Same item, same choices in any order, same trimmed note. */
export function sameLine(a: LineRef, b: LineRef): boolean {
  return lineKey(a) === lineKey(b);
}

/** How many more of this line the cart can hold. */
export function roomFor(cart: readonly LineRef[], ref: LineRef): number {
  const twin = cart.find((line) => sameLine(line, ref));
  if (twin) return MAX_QUANTITY - twin.quantity;
  return cart.length < MAX_LINES ? MAX_QUANTITY : 0;
}

/**
 * Adds to the quantity of an equal line, or appends the line. What exceeds `roomFor` is dropped.
 */
export function addLine(cart: readonly LineRef[], ref: LineRef): LineRef[] {
  return mergeLines([...cart, ref]);
}

function mergeLines(refs: readonly LineRef[]): LineRef[] {
  const merged = new Map<string, LineRef>();
  for (const ref of refs) {
    const key = lineKey(ref);
    const known = merged.get(key);
    if (ref.quantity <= 0 || (!known && merged.size === MAX_LINES)) continue;
    const quantity = Math.min(ref.quantity + (known?.quantity ?? 0), MAX_QUANTITY);
    merged.set(key, { ...(known ?? normalizeLine(ref)), quantity });
  }
  return [...merged.values()];
}

/**
 * Quantity 0 removes the line; quantities are capped at `MAX_QUANTITY`. Throws a RangeError for an
 * unknown index or an invalid quantity.
 */
export function setLineQuantity(
  cart: readonly LineRef[],
  index: number,
  quantity: number,
): LineRef[] {
  if (!Number.isInteger(quantity) || quantity < 0)
    throw new RangeError(`${quantity} is not a quantity`);
  if (!cart[index]) throw new RangeError(`The cart has no line ${index}`);
  if (quantity === 0) return cart.filter((_, i) => i !== index);
  const kept = Math.min(quantity, MAX_QUANTITY);
  return cart.map((line, i) => (i === index ? { ...line, quantity: kept } : line));
}

/**
 * Identity of a line: equal for lines that are merged. Also a sort key that depends on content
 * only.
 */
export function lineKey(ref: LineRef): string {
  const { item_id, note, choices } = normalizeLine(ref);
  const chosen = choices.map(({ option_id, id, quantity }) => `${option_id}.${id}x${quantity}`);
  return `${item_id}|${chosen.join()}|${note}`;
}

/** The stored form of a line. */
export function refOf({ item, quantity, note, choices }: Line): LineRef {
  return {
    item_id: item.item_id,
    quantity,
    note,
    choices: choices.map(({ choice: { option_id, id }, quantity }) => ({
      option_id,
      id,
      quantity,
    })),
  };
}

/**
 * Canonical form: choices of quantity 0 are dropped, rows of the same choice are added up and
 * sorted.
 */
function normalizeLine(ref: LineRef): LineRef {
  const choices = new Map<string, LineChoice>();
  for (const { option_id, id, quantity } of ref.choices) {
    if (quantity <= 0) continue;
    const key = `${option_id}/${id}`;
    choices.set(key, { option_id, id, quantity: quantity + (choices.get(key)?.quantity ?? 0) });
  }
  const sorted = [...choices.values()].sort((a, b) => a.option_id - b.option_id || a.id - b.id);
  return { item_id: ref.item_id, quantity: ref.quantity, note: ref.note.trim(), choices: sorted };
}

/** The menus that a dish is on: it can be had in the slots of any of them (back-office.md §2). */
export type DishMenus = readonly Menu[];

/**
 * `menu` and `category` are those of an item's first placement on an available menu; `menus` is the
 * same array for all items that are on the same menus.
 */
export type IndexedItem = { item: Item; menu: Menu; category: Category; menus: DishMenus };
export type ItemIndex = ReadonlyMap<number, IndexedItem>;

/** Items by id. */
export function indexItems(menus: readonly Menu[]): Map<number, IndexedItem> {
  const index = new Map<number, IndexedItem>();
  const shared = new Map<string, DishMenus>();
  const withMenu = (known: DishMenus, menu: Menu): DishMenus => {
    if (known.at(-1) === menu) return known;
    const all = [...known, menu];
    const key = all.map(({ menu_id }) => menu_id).join();
    const same = shared.get(key) ?? all;
    shared.set(key, same);
    return same;
  };
  for (const menu of menus) {
    for (const category of menu.categories) {
      for (const item of category.items) {
        const known = index.get(item.item_id);
        const own = withMenu(known?.menus ?? [], menu);
        const first = known?.menu.menu_is_available ? known : { item, menu, category };
        index.set(item.item_id, { ...first, menus: own });
      }
    }
  }
  return index;
}

/** For a filter: a dish may be in several categories. */
export function isFirstOfDish(): (item: Item) => boolean {
  const seen = new Set<number>();
  return ({ item_id }) => seen.size < seen.add(item_id).size;
}

/** The menus that contain an item. */
export function menusWith(menus: readonly Menu[], item_id: number): Menu[] {
  return menus.filter(({ categories }) =>
    categories.some(({ items }) => items.some((item) => item.item_id === item_id)),
  );
}

/** The menus of each of the lines' dishes, each group once. */
export function menusOf(index: ItemIndex, lines: readonly Line[]): DishMenus[] {
  const menus = lines.flatMap(({ item }) => {
    const found = index.get(item.item_id);
    return found ? [found.menus] : [];
  });
  return [...new Set(menus)];
}

/** Whether every menu of `fewer` is one of `menus`: what is on these has all its slots. */
export function isAmong(fewer: DishMenus, menus: DishMenus): boolean {
  return fewer.every((menu) => menus.includes(menu));
}

/**
 * `required`: no choice of a required option; `not_offered`: without a choice that the option
 * depends on; `unknown`: the choice is no longer in the menus. `name` of an option that depends on
 * another.
 */
export type OptionProblem =
  | { kind: "required" | "too_few"; option_id: number; min: number; chosen: number; name?: string }
  | { kind: "too_many"; option_id: number; max: number; chosen: number; name?: string }
  | { kind: "not_offered"; option_id: number; name: string }
  | { kind: "unknown"; option_id: number; id: number };

/** `option_id`, `id` and `name` are those of a choice, where it is sold out and not the dish. */
export type ItemUnavailable = {
  code: "item_unavailable";
  item_id: number;
  option_id?: number;
  id?: number;
  name?: string;
};

export type LineProblem =
  | ItemUnavailable
  | { code: "menu_unavailable"; item_id: number; menu_id: number }
  | { code: "option_out_of_bounds"; item_id: number; options: OptionProblem[] };

export type Resolution = { ok: true; line: Line } | { ok: false; problem: LineProblem };

/** Looks a stored line up in the menus, at current prices, and checks its choices. */
export function resolveLine(index: ItemIndex, ref: LineRef): Resolution {
  return resolveNormalized(index, normalizeLine(completeLine(index, ref)));
}

function resolveNormalized(index: ItemIndex, ref: LineRef): Resolution {
  const { choices: wanted, item_id, quantity, note } = ref;
  const found = index.get(item_id);
  if (!found) return { ok: false, problem: { code: "item_unavailable", item_id } };
  const { item, menu } = found;
  if (!menu.menu_is_available) {
    const problem: LineProblem = { code: "menu_unavailable", item_id, menu_id: menu.menu_id };
    return { ok: false, problem };
  }

  const choices: ResolvedChoice[] = [];
  const options: OptionProblem[] = [];
  for (const { option_id, id, quantity: chosen } of wanted) {
    const option = item.options.find((o) => o.option_id === option_id);
    const choice = option?.option_options.find((c) => c.id === id);
    const soldOut = option?.sold_out?.find((c) => c.id === id);
    if (soldOut) {
      const { name } = soldOut;
      return { ok: false, problem: { code: "item_unavailable", item_id, option_id, id, name } };
    }
    if (choice) choices.push({ choice, quantity: chosen });
    else options.push({ kind: "unknown", option_id, id });
  }
  const line: Line = { item, quantity, note, choices };
  options.push(...checkOptions(line));
  if (options.length === 0) return { ok: true, line };
  return { ok: false, problem: { code: "option_out_of_bounds", item_id, options } };
}

/** The line with the free choices that complete it. */
function completeLine(index: ItemIndex, ref: LineRef): LineRef {
  const item = index.get(ref.item_id)?.item;
  const choices = item ? withFreeChoices(item, ref.choices) : ref.choices;
  return choices === ref.choices ? ref : { ...ref, choices: [...choices] };
}

/** Problems of a line's choices; `min` and `max` limit the sum of their quantities. */
export function checkOptions(line: Line): OptionProblem[] {
  const problems: OptionProblem[] = [];
  const offered = offeredOptions(line.item.options, (option_id, id) =>
    line.choices.some(({ choice }) => choice.option_id === option_id && choice.id === id),
  );
  for (const option of line.item.options) {
    const { option_id, option_name } = option;
    const { min, max } = boundsOf(option);
    const name = option.only_with && { name: option_name };
    let chosen = 0;
    for (const { choice, quantity } of line.choices) {
      if (choice.option_id === option_id) chosen += quantity;
    }
    if (!offered.includes(option)) {
      if (chosen > 0) problems.push({ kind: "not_offered", option_id, name: option_name });
    } else if (chosen < min) {
      const kind = chosen === 0 ? "required" : "too_few";
      problems.push({ kind, option_id, min, chosen, ...name });
    } else if (max !== null && chosen > max) {
      problems.push({ kind: "too_many", option_id, max, chosen, ...name });
    }
  }
  return problems;
}

/** `name` is null for an item that is no longer in the menus. */
export type RemovedLine = { ref: LineRef; name: string | null; problem: LineProblem };
export type CheckedCart = { lines: Line[]; refs: LineRef[]; removed: RemovedLine[] };

/** Checks a stored cart against the loaded menus; `refs` is what to store, one per line. */
export function checkCart(index: ItemIndex, refs: readonly LineRef[]): CheckedCart {
  const checked: CheckedCart = { lines: [], refs: [], removed: [] };
  for (const ref of mergeLines(refs.map((ref) => completeLine(index, ref)))) {
    const resolution = resolveNormalized(index, ref);
    if (resolution.ok) {
      checked.lines.push(resolution.line);
      checked.refs.push(ref);
    } else {
      const name = index.get(ref.item_id)?.item.item_name ?? null;
      checked.removed.push({ ref, name, problem: resolution.problem });
    }
  }
  return checked;
}
