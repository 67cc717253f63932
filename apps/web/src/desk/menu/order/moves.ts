import type { MenuChange, MenuDish, StaffMenus } from "@noren/contract/staff/menu.ts";
import { menuKindOf } from "@noren/contract/staff/menu-values.ts";
import { dishesOf } from "../menus-state.ts";

type Menus = StaffMenus["menus"];

/**
 * The ids of each ordered list, by its target: the categories of a menu, the dishes of a category.
 */
export type Lists = Readonly<Record<string, readonly number[]>>;

/**
 * An id that is taken out of one list and put at a place of another one, counted from 0. `from`
 * null: it stays where it is as well; `to` null: it is only taken out.
 */
export type Move = {
  id: number;
  from: string | null;
  to: string | null;
  at: number;
  /** Of a dish that may stand in no list. */
  name?: string;
};

export function listsOf(menus: Menus): Lists {
  return Object.fromEntries(
    menus.flatMap(({ target, categories }) => [
      [target, categories.map(({ category_id }) => category_id)],
      ...categories.map((category) => [
        category.target,
        category.dishes.map(({ item_id }) => item_id),
      ]),
    ]),
  );
}

/** The lists after a move; the same where the id or one of the lists is gone. */
export function afterMove(lists: Lists, { id, from, to, at }: Move): Lists {
  const source = from === null ? [id] : lists[from];
  const goal = to === null ? [] : lists[to];
  if (!goal || !source?.includes(id)) return lists;
  return {
    ...lists,
    ...(from !== null && { [from]: source.filter((one) => one !== id) }),
    ...(to !== null && {
      [to]: goal.filter((one) => one !== id).toSpliced(at, 0, id),
    }),
  };
}

/** The lists with those that were `saved` since they were read, after moves that wait. */
export function listsAfter(lists: Lists, saved: Lists, moves: readonly Move[]): Lists {
  return moves.reduce(afterMove, { ...lists, ...saved });
}

/**
 * The menus in the order of the lists; a category whose list is the same stays the same object.
 * `known`: every dish that a list may have.
 */
export function withLists(
  menus: Menus,
  lists: Lists,
  known: readonly MenuDish[] = dishesOf(menus),
): Menus {
  const dishes = new Map(known.map((dish) => [dish.item_id, dish]));
  return menus.map((menu) => {
    const categories = menu.categories.map((category) => {
      const ids = lists[category.target];
      const before = category.dishes.map(({ item_id }) => item_id);
      if (!ids || isSame(ids, before)) return category;
      return { ...category, dishes: ids.flatMap((id) => dishes.get(id) ?? []) };
    });
    const ids = lists[menu.target];
    if (!ids) return { ...menu, categories };
    const byId = new Map(categories.map((category) => [category.category_id, category]));
    return { ...menu, categories: ids.flatMap((id) => byId.get(id) ?? []) };
  });
}

/** One edit for each list that differs, with the list that was seen. */
export function editsBetween(before: Lists, after: Lists): MenuChange["edits"] {
  return Object.entries(after).flatMap(([target, ids]) => {
    const seen = before[target];
    if (!seen || isSame(seen, ids)) return [];
    const field = menuKindOf(target) === "menu" ? "categories" : "dishes";
    return [{ target, values: { [field]: [...ids] }, seen: { [field]: [...seen] } }];
  });
}

/**
 * The move that does what two in a row do; null where they are of different ids or lists, and both
 * have to be made.
 */
export function merged(first: Move, second: Move): Move | null {
  const isOne = first.id === second.id && first.to !== null && first.to === second.from;
  return isOne && second.to !== null ? { ...second, from: first.from } : null;
}

export function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
