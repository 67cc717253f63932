import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { withDraft, withDraftGroups, withDraftWords } from "./draft-values.ts";

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

const soup = { ...dish, target: "dish:13", item_id: 13, name: "Soupe miso" };
const live = { menus: [menu], unplaced: [soup], returning: [] };

test("a draft's prices, names and switches are shown in place of the live ones", () => {
  const [draft] = withDraft(live, [
    { target: "dish:12", field: "price_pickup", fitted: 1600 },
    { target: "dish:12", field: "is_available", fitted: false },
    { target: "category:1:2", field: "name_en", fitted: "Nigiri of winter" },
  ]).menus;
  expect(draft?.categories[0]).toMatchObject({
    name_en: "Nigiri of winter",
    dishes: [{ price_pickup: 1600, price_delivery: 1450, is_available: false }],
  });
  expect(dish.price_pickup).toBe(1400);
});

test("a dish that a draft brings back stands where it stood, one that another brings back doesn't", () => {
  const maki = { ...dish, target: "dish:21", item_id: 21, name: "Maki" };
  const gyoza = { ...dish, target: "dish:22", item_id: 22, name: "Gyoza" };
  const bento = { ...dish, target: "dish:23", item_id: 23, name: "Bento" };
  const within = category.target;
  const returning = [
    { within, after: null, dish: bento },
    { within, after: 12, dish: maki },
    { within, after: 12, dish: gyoza },
  ];
  const namesWith = (...targets: string[]) => {
    const changes = targets.map((target) => ({ target, field: "archived", fitted: false }));
    const [drafted] = withDraft({ ...live, returning }, changes).menus;
    return drafted?.categories[0]?.dishes.map(({ name }) => name);
  };
  const [own, one, two] = [dish.name, maki.name, gyoza.name];
  expect(namesWith("dish:21", "dish:22", "dish:23")).toEqual([bento.name, own, one, two]);
  expect(namesWith("dish:22")).toEqual([own, two]);
});

test("what a row doesn't show stays as it is live", () => {
  const [draft] = withDraft(live, [
    { target: "dish:12", field: "picture", fitted: { path: "/pictures/other" } },
    { target: "dish:12", field: "description", fitted: "De saison" },
  ]).menus;
  expect(draft?.categories[0]?.dishes).toEqual([dish]);
});

test("dishes stand where a draft puts them, in its order, those of no category too", () => {
  const drafted = withDraft(live, [
    { target: "category:1:2", field: "dishes", fitted: [13, 12] },
    { target: "dish:13", field: "name", fitted: "Soupe d’hiver" },
  ]);
  const names = drafted.menus[0]?.categories[0]?.dishes.map(({ name }) => name);
  expect(names).toEqual(["Soupe d’hiver", "Nigiri saumon"]);
  expect(drafted.unplaced).toEqual([]);
  const taken = withDraft(live, [{ target: "category:1:2", field: "dishes", fitted: [] }]);
  expect(taken.unplaced.map(({ item_id }) => item_id)).toEqual([12, 13]);
});

test("categories stand in a draft's order", () => {
  const other = { ...category, target: "category:1:3", category_id: 3, dishes: [] };
  const menus = [{ ...menu, categories: [category, other] }];
  const fitted = [3, 2];
  const drafted = withDraft({ ...live, menus }, [
    { target: "menu:1", field: "categories", fitted },
  ]);
  const order = drafted.menus[0]?.categories.map(({ category_id }) => category_id);
  expect(order).toEqual([3, 2]);
});

test("without changes the menus are the same objects", () => {
  expect(withDraft(live, []).menus).toBe(live.menus);
});

test("texts are shown as a draft translates them", () => {
  const values = { name: "Nigiri", name_en: null };
  const records = [{ target: "dish:12", within: null, values }];
  const change = { target: "dish:12", field: "name_en", fitted: "Nigiri of winter" };
  const price = { target: "dish:12", field: "price_pickup", fitted: 1600 };
  expect(withDraftWords(records, [change, price])).toEqual([
    { ...records[0], values: { name: "Nigiri", name_en: "Nigiri of winter" } },
  ]);
});

test("choices stand in a draft's order with its values, at the dishes that it gives them", () => {
  const declared = { kitchen_name: null, tax_rate: null, allergens: null, diets: [], facts: {} };
  const choice = (id: number, name: string) => ({
    ...{ target: `choice:7:${id}`, id, dish: null, is_sold_out: false },
    values: { name, name_en: null, ...declared, price: asCents(0) },
  });
  const group = {
    ...{ target: "group:7", group_id: 7, values: { name: "Sauces", name_en: null } },
    ...{ choices: [choice(71, "Soja"), choice(72, "Ponzu")], dishes: [] },
  };
  const option = { group_id: 7, min: 0, max: 1, only_with: null, prices: {} };
  const dishes = [{ item_id: 12, name: "Nigiri", options: [] }];
  const drafted = withDraftGroups({ groups: [group], dishes }, [
    { target: "group:7", field: "choices", fitted: [72, 71] },
    { target: "choice:7:72", field: "price", fitted: 150 },
    { target: "dish:12", field: "options", fitted: [option] },
  ]);
  expect(drafted.dishes[0]?.options).toEqual([option]);
  expect(drafted.groups[0]).toMatchObject({
    choices: [{ values: { name: "Ponzu", price: 150 } }, { values: { name: "Soja", price: 0 } }],
    dishes: [{ item_id: 12, name: "Nigiri" }],
  });
});
