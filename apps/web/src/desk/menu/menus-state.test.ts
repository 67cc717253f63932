import type { MenuDish, StaffMenus } from "@noren/contract/staff/menu.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { dishesOf, firstRows, matching, withDish, withKnown } from "./menus-state.ts";

function dish(id: number, name: string, cents = 500): MenuDish {
  return {
    target: `dish:${id}`,
    item_id: id,
    name,
    name_en: null,
    picture: null,
    price_delivery: asCents(cents),
    price_pickup: asCents(cents),
    is_available: true,
    is_sold_out: false,
    back_at: null,
    daily_count: null,
    missing: [],
  };
}

function menus(...dishes: MenuDish[][]): StaffMenus["menus"] {
  const categories = dishes.map((of, index) => ({
    target: `category:1:${index + 1}`,
    category_id: index + 1,
    name: `Category ${index + 1}`,
    name_en: null,
    description: "",
    description_en: null,
    own_container: false,
    dishes: of,
  }));
  return [
    { target: "menu:1", menu_id: 1, name: "Soir", name_en: null, is_available: true, categories },
  ];
}

const salmon = dish(1, "Nigiri saumon");
const eggs = dish(2, "Œufs brouillés");
const card = menus([salmon, eggs], [salmon], [eggs]);
const namesIn = (found: StaffMenus["menus"]) => dishesOf(found).map(({ name }) => name);

test.each(["oeufs", "OEUFS BROUILLES", "brouillés œu", "  œufs "])(
  "%j finds a dish whatever its accents, case and order of words",
  (query) => {
    expect(namesIn(matching(card, query))).toEqual(["Œufs brouillés"]);
  },
);

test("a search finds a dish by its category, and by its English name", () => {
  const english = menus([{ ...salmon, name_en: "Salmon nigiri" }, eggs]);
  expect(namesIn(matching(english, "salmon"))).toEqual(["Nigiri saumon"]);
  expect(namesIn(matching(card, "category 3"))).toEqual(["Œufs brouillés"]);
});

test("a search needs every word, and leaves out categories and menus without a dish", () => {
  expect(matching(card, "nigiri œufs")).toEqual([]);
  expect(matching(card, "saumon")[0]?.categories.map(({ category_id }) => category_id)).toEqual([
    1, 2,
  ]);
  expect(matching(card, " ")).toBe(card);
});

test("the first rows of the page are those of its first categories", () => {
  expect([...firstRows(card, 3).values()]).toEqual([2, 1, 0]);
  expect([...firstRows(card, 24).values()]).toEqual([2, 1, 1]);
});

test("a dish is replaced wherever it stands, and nothing else is", () => {
  const dearer = dish(1, "Nigiri saumon", 550);
  const changed = withDish(card, dearer);
  expect(changed[0]?.categories[0]?.dishes).toEqual([dearer, eggs]);
  expect(changed[0]?.categories[1]?.dishes).toEqual([dearer]);
  expect(changed[0]?.categories[2]).toBe(card[0]?.categories[2]);
});

test("of menus loaded again, unchanged dishes are the same objects", () => {
  const loaded = menus([dish(1, "Nigiri saumon", 550), dish(2, "Œufs brouillés")]);
  const [first, second] = dishesOf(withKnown(loaded, card));
  expect(first?.price_delivery).toBe(550);
  expect(second).toBe(eggs);
});
