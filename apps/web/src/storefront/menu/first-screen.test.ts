import { aCategory, aMenu, anItem } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { firstScreen } from "./first-screen.ts";

function aCategoryOf(dishes: number) {
  return aCategory({ items: Array.from({ length: dishes }, (_, item_id) => anItem({ item_id })) });
}
const dishesIn = (menus: ReturnType<typeof firstScreen>) =>
  menus.map(({ categories }) => categories.map(({ items }) => items.length));

test("the first screen holds whole categories, until a viewport is full", () => {
  const menu = aMenu({
    categories: [aCategoryOf(5), aCategoryOf(6), aCategoryOf(7), aCategoryOf(1)],
  });
  expect(dishesIn(firstScreen([menu, menu]))).toEqual([[5, 6, 7]]);
});

test("a short first menu is followed by the next one", () => {
  const short = aMenu({ categories: [aCategoryOf(2)] });
  const long = aMenu({ categories: [aCategoryOf(20), aCategoryOf(20)] });
  expect(dishesIn(firstScreen([short, long]))).toEqual([[2], [20]]);
});

test("a restaurant whose menu has no dishes yet still has its menu", () => {
  expect(dishesIn(firstScreen([aMenu({ categories: [] })]))).toEqual([[]]);
});
