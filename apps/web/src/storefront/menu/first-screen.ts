import type { Category, Menu } from "@noren/ordering/model.ts";

/** More than any viewport shows without scrolling: nine rows of a tablet's two. */
const FIRST_DISHES = 18;

/** The first part of the menu, in whole categories. */
export function firstScreen(menus: readonly Menu[]): Menu[] {
  let dishes = 0;
  const begins = ({ items }: Category) => {
    const isWanted = dishes < FIRST_DISHES;
    dishes += items.length;
    return isWanted;
  };
  return menus
    .map((menu) => ({ ...menu, categories: menu.categories.filter(begins) }))
    .filter(({ categories }, index) => index === 0 || categories.length > 0);
}
