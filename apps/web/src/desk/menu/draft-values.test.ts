import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { withDraft } from "./draft-values.ts";

const dish = {
  target: "dish:12",
  item_id: 12,
  name: "Nigiri saumon",
  name_en: null,
  picture: "/photo.jpg",
  price_delivery: asCents(1450),
  price_pickup: asCents(1400),
  is_available: true,
  is_sold_out: false,
  back_at: null,
  daily_count: null,
  missing: [],
};
const category = {
  target: "category:1:2",
  category_id: 2,
  name: "Nigiri",
  name_en: null,
  description: "",
  description_en: null,
  own_container: false,
  dishes: [dish],
};
const menu = {
  target: "menu:1",
  menu_id: 1,
  name: "La carte",
  name_en: null,
  is_available: true,
  categories: [category],
};

test("a draft's prices, names and switches are shown in place of the live ones", () => {
  const [draft] = withDraft(
    [menu],
    [
      { target: "dish:12", field: "price_pickup", value: 1600 },
      { target: "dish:12", field: "is_available", value: false },
      { target: "category:1:2", field: "name_en", value: "Nigiri of winter" },
    ],
  );
  expect(draft?.categories[0]).toMatchObject({
    name_en: "Nigiri of winter",
    dishes: [{ price_pickup: 1600, price_delivery: 1450, is_available: false }],
  });
  expect(dish.price_pickup).toBe(1400);
});

test("what a row doesn't show or is a list stays as it is live", () => {
  const [draft] = withDraft(
    [menu],
    [
      { target: "dish:12", field: "picture", value: { path: "/pictures/other" } },
      { target: "dish:12", field: "description", value: "De saison" },
      { target: "category:1:2", field: "dishes", value: [13, 12] },
    ],
  );
  expect(draft?.categories[0]?.dishes).toEqual([dish]);
});

test("without changes the menus are the same objects", () => {
  const menus = [menu];
  expect(withDraft(menus, [])).toBe(menus);
});
