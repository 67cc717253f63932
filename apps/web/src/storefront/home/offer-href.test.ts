import { aCategory, aMenu, anItem } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { offerHref } from "./offer-href.ts";

const menus = [
  aMenu({
    menu_id: 1,
    categories: [aCategory({ category_id: 10, items: [anItem({ item_id: 101 })] })],
  }),
  aMenu({
    menu_id: 2,
    categories: [
      aCategory({ category_id: 10, items: [anItem({ item_id: 201 }), anItem({ item_id: 202 })] }),
      aCategory({ category_id: 20, items: [anItem({ item_id: 203 })] }),
    ],
  }),
];
const anywhere = { menus: [], categories: [], items: [] };

test.each([
  { leads: "of one dish leads to the dish", scope: { items: [202] }, to: "?product=202" },
  {
    leads: "of several dishes leads to their category",
    scope: { items: [203, 202] },
    to: "#c2-10",
  },
  { leads: "of a category leads to it", scope: { categories: [20] }, to: "#c2-20" },
  {
    leads: "of a category of a menu leads to that menu's",
    scope: { menus: [2], categories: [10] },
    to: "#c2-10",
  },
  { leads: "of a menu leads to it", scope: { menus: [2] }, to: "#menu-2" },
  { leads: "without a scope leads to the menu", scope: {}, to: "" },
  { leads: "of what is not on sale leads to the menu", scope: { menus: [3], items: [9] }, to: "" },
])("an offer $leads", ({ scope, to }) => {
  expect(offerHref({ ...anywhere, ...scope }, menus, "/en/menu")).toBe(`/en/menu${to}`);
});
