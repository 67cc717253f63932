import type { DraftChange } from "@noren/contract/staff/drafts.ts";
import type { StaffMenus } from "@noren/contract/staff/menu.ts";
import type { DishOptions, StaffDish, StaffGroups } from "@noren/contract/staff/menu-dish.ts";
import type { RecordWords } from "@noren/contract/staff/menu-words.ts";
import { dishesOf } from "./menus-state.ts";
import { type Lists, withLists } from "./order/moves.ts";

type Change = Pick<DraftChange, "target" | "field" | "fitted">;
type Values = Record<string, unknown>;
type Shown = Pick<StaffMenus, "menus" | "unplaced">;
type Loaded = Shown & Pick<StaffMenus, "returning">;

/**
 * The menus as they are once a draft is published: its texts, prices, switches and order, the dishes
 * that it brings back, and in which categories its dishes stand. `unplaced`: the dishes that are in
 * no category of them.
 */
export function withDraft(loaded: Loaded, changes: Iterable<Change>): Shown {
  const values = byTarget(changes);
  const { unplaced } = loaded;
  if (values.size === 0) return { menus: loaded.menus, unplaced };
  const menus = withReturning(loaded, values);
  const all = [...dishesOf(menus), ...unplaced].map((dish) => changed(dish, values));
  const drafted = menus.map((menu) => ({
    ...changed(menu, values),
    categories: menu.categories.map((category) => ({
      ...changed(category, values),
      dishes: category.dishes.map((dish) => changed(dish, values)),
    })),
  }));
  const ordered = withLists(drafted, listsIn(values), all);
  const placed = new Set(dishesOf(ordered).map(({ target }) => target));
  return { menus: ordered, unplaced: all.filter(({ target }) => !placed.has(target)) };
}

function withReturning({ menus, returning }: Loaded, values: ReadonlyMap<string, Values>) {
  const back = returning.filter(({ dish }) => values.get(dish.target)?.archived === false);
  if (back.length === 0) return menus;
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      dishes: back
        .filter(({ within }) => within === category.target)
        .reduceRight((dishes, { after, dish }) => {
          const before = dishes.findIndex(({ item_id }) => item_id === after);
          return dishes.toSpliced(before + 1, 0, dish);
        }, category.dishes),
    })),
  }));
}

/** The lists that a draft orders. */
function listsIn(values: ReadonlyMap<string, Values>): Lists {
  return Object.fromEntries(
    [...values].flatMap(([target, { dishes, categories }]) => {
      const ids = dishes ?? categories;
      return Array.isArray(ids) ? [[target, ids as number[]]] : [];
    }),
  );
}

/** A dish with every value that a draft has for it. */
export function withDraftValues(dish: StaffDish, changes: Iterable<Change>): StaffDish {
  return { ...dish, values: changedValues(dish, byTarget(changes)) };
}

/** Texts as a draft changes them. */
export function withDraftWords(
  records: readonly RecordWords[],
  changes: Iterable<Change>,
): RecordWords[] {
  const values = byTarget(changes);
  return records.map((record) => ({ ...record, values: changedValues(record, values) }));
}

/** Option groups and the dishes that have them, as a draft changes them. */
export function withDraftGroups(
  { groups, dishes }: StaffGroups,
  changes: Iterable<Change>,
): StaffGroups {
  const values = byTarget(changes);
  if (values.size === 0) return { groups, dishes };
  const drafted = dishes.map((dish) => {
    const own = values.get(`dish:${dish.item_id}`)?.options as DishOptions["options"] | undefined;
    return own ? { ...dish, options: own } : dish;
  });
  return {
    dishes: drafted,
    groups: groups.map((group) => ({
      ...group,
      values: changedValues(group, values),
      choices: inOrder(group.choices, values.get(group.target)?.choices).map((choice) => ({
        ...choice,
        values: changedValues(choice, values),
      })),
      dishes: drafted
        .filter(({ options }) => options.some(({ group_id }) => group_id === group.group_id))
        .map(({ item_id, name }) => ({ item_id, name })),
    })),
  };
}

/** The values of a record, with those of its fields that a draft changes. */
function changedValues<V extends object>(
  { target, values: live }: { target: string; values: V },
  values: ReadonlyMap<string, Values>,
): V {
  const own = Object.entries(values.get(target) ?? {}).filter(([field]) => field in live);
  return own.length > 0 ? { ...live, ...Object.fromEntries(own) } : live;
}

function inOrder<One extends { id: number }>(all: readonly One[], ids: unknown): One[] {
  if (!Array.isArray(ids)) return [...all];
  const byId = new Map(all.map((one) => [one.id, one]));
  return ids.flatMap((id: number) => byId.get(id) ?? []);
}

/** Only fields that the record shows, and only where both values are plain. */
function changed<T extends { target: string }>(record: T, values: Map<string, Values>): T {
  const own = values.get(record.target);
  if (!own) return record;
  const shown = Object.entries(own).filter(
    ([field, value]) => field in record && isPlain(value) && isPlain(record[field as keyof T]),
  );
  return { ...record, ...Object.fromEntries(shown) };
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

function byTarget(changes: Iterable<Change>): Map<string, Values> {
  const values = new Map<string, Values>();
  for (const { target, field, fitted } of changes)
    values.set(target, { ...values.get(target), [field]: fitted });
  return values;
}
