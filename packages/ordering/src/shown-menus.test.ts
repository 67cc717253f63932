import { expect, test } from "vitest";
import type { Category } from "./model.ts";
import { shownMenus } from "./shown-menus.ts";
import { aMenu, anItem } from "./testing.ts";

const aCategory = (category_id: number, over: Partial<Category>): Category => ({
  category_id,
  category_name: "Nigiri",
  category_description: "",
  items: [],
  ...over,
});

test("guests see the menus on sale, without categories in which there is nothing", () => {
  const filled = aCategory(10, { items: [anItem()] });
  const allOut = aCategory(11, { sold_out: [{ ...anItem(), back_at: null, position: 0 }] });
  const empty = aCategory(12, { sold_out: [] });
  const menus = shownMenus([
    aMenu({ menu_id: 1, categories: [filled, allOut, empty] }),
    aMenu({ menu_id: 2, menu_is_available: false }),
  ]);
  expect(menus.map(({ menu_id }) => menu_id)).toEqual([1]);
  expect(menus[0]?.categories).toEqual([filled, allOut]);
});

test("a menu without empty categories stays the same object", () => {
  const menu = aMenu({ categories: [aCategory(10, { items: [anItem()] })] });
  expect(shownMenus([menu])[0]).toBe(menu);
});
