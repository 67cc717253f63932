import { expect, test } from "vitest";
import { testRestaurant } from "../../test/test-restaurant.ts";
import { optionGroups } from "./option-groups.ts";
import { readRestaurant } from "./restaurant-data.ts";
import { rowsOf } from "./restaurant-rows.ts";

const ITEMS = "menus.0.categories.0.items";
const CONDITION = { option_id: 8, choices: [82], min: 1, max: 2 };

function toppings(option_id: number, over: object = {}) {
  const choice = (id: number, price: number) => ({ id, option_id, name: `Choix ${id}`, price });
  const option_options = [choice(91, 0), choice(92, option_id)];
  return { option_id, option_name: "Garnitures", group_id: 500, option_options, ...over };
}

/** The test restaurant with more options on its nigiri, which has one, and its sized chirashi. */
function read(onNigiri: object[], onChirashi: object[]) {
  const restaurant = structuredClone(testRestaurant);
  const [nigiri, chirashi] = restaurant.menus[0]?.categories[0]?.items ?? [];
  nigiri?.options.push(...(onNigiri as never[]));
  chirashi?.options.push(...(onChirashi as never[]));
  return readRestaurant(restaurant);
}

function problemWith(onNigiri: object[], onChirashi: object[]): string | null {
  const result = read(onNigiri, onChirashi);
  return result.ok ? null : result.problem;
}

test("options with the same group_id are stored as one group, with a price of its own per dish", () => {
  const result = read([toppings(9)], [toppings(10, { only_with: CONDITION })]);
  if (!result.ok) throw new Error(result.problem);
  const rows = rowsOf(result.restaurant);
  expect(rows.option_groups.filter(({ name }) => name === "Garnitures")).toHaveLength(1);
  expect(rows.choices.filter(({ group_id }) => group_id === 500)).toMatchObject([
    { id: 91, price: 0 },
    { id: 92, price: 900 },
  ]);
  expect(rows.options.filter(({ group_id }) => group_id === 500)).toMatchObject([
    { item_id: 101, id: 9, min: 0, max: null, only_with: null, prices: "{}" },
    {
      ...{ item_id: 102, id: 10, min: 1, max: 2, prices: '{"92":1000}' },
      only_with: '{"option_id":8,"choices":[82]}',
    },
  ]);
});

test("an option without group_id gets a group of its own, above the ids of options and choices", () => {
  const result = read([toppings(9)], []);
  if (!result.ok) throw new Error(result.problem);
  const items = result.restaurant.menus.flatMap(({ categories }) =>
    categories.flatMap((category) => category.items),
  );
  expect(optionGroups(items).map(({ id }) => id)).toEqual([501, 500, 502]);
});

test.each([
  ["other choices", { option_options: [{ id: 91, option_id: 10, name: "Poireau", price: 0 }] }],
  ["another name", { option_name: "Suppléments" }],
])("one group with %s on another dish is refused", (_, over) => {
  expect(problemWith([toppings(9)], [toppings(10, over)])).toBe(
    `${ITEMS}.1.options.1.group_id 500 stands for other choices already`,
  );
});

test("one group twice on a dish is refused", () => {
  expect(problemWith([toppings(9), toppings(10)], [])).toBe(
    `${ITEMS}.0.options.2.group_id 500 stands on the dish already`,
  );
});

test.each([
  [{ option_id: 7 }, "option_id 7 stands for no earlier option of the dish"],
  [{ option_id: 10 }, "option_id 10 stands for no earlier option of the dish"],
  [{ choices: [83] }, "choices.0 83 is no choice of that option"],
  [{ min: -1 }, "min must not be negative"],
  [{ min: 3 }, "max 2 must not be less than min 3"],
])("a condition that makes no sense is refused: %j", (over, words) => {
  const only_with = { ...CONDITION, ...over };
  const path = `${ITEMS}.1.options.1.only_with`;
  expect(problemWith([], [toppings(10, { only_with })])).toBe(`${path}.${words}`);
});

test("a condition needs min 0 on its option, and a choice where one is required", () => {
  const path = `${ITEMS}.1.options.1.only_with`;
  const only_with = CONDITION;
  expect(problemWith([], [toppings(10, { only_with, min: 1 })])).toBe(
    `${path} has the bounds: the option's own min must be 0`,
  );
  expect(problemWith([], [toppings(10, { only_with, option_options: [] })])).toBe(
    `${path} requires a choice, but the option has none`,
  );
});

test("conditions form no chains", () => {
  const chained = { option_id: 10, choices: [91], min: 0, max: 1 };
  const options = [
    toppings(10, { only_with: CONDITION }),
    toppings(11, { only_with: chained, group_id: undefined }),
  ];
  expect(problemWith([], options)).toBe(
    `${ITEMS}.1.options.2.only_with.option_id 10 depends on a choice itself`,
  );
});
