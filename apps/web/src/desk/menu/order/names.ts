import { menuKindOf } from "@noren/contract/staff/menu-values.ts";
import { useMenu } from "../menu-store.ts";
import { dishesOf } from "../menus-state.ts";
import type { Move } from "./moves.ts";

/** The name of a menu or a category. */
export function nameOf(target: string | null): string {
  const menus = useMenu.getState().menus ?? [];
  const all = menus.flatMap((menu) => [menu, ...menu.categories]);
  return all.find((one) => one.target === target)?.name ?? "";
}

/** The name of the category or dish that a move is of. */
export function nameOfMoved({ id, from, to, name }: Omit<Move, "at">): string {
  if (name !== undefined) return name;
  const menus = useMenu.getState().menus ?? [];
  const list = to ?? from ?? "";
  if (menuKindOf(list) !== "menu")
    return dishesOf(menus).find((dish) => dish.item_id === id)?.name ?? "";
  const menu = menus.find(({ target }) => target === list);
  return menu?.categories.find(({ category_id }) => category_id === id)?.name ?? "";
}
