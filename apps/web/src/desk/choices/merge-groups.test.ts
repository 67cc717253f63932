import type { DishOptions, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { identicalGroups, mergeEdits } from "./merge-groups.ts";

type Choice = StaffGroup["choices"][number];

function choice(id: number, name: string, changes: Partial<Choice["values"]> = {}): Choice {
  return {
    ...{ target: `choice:0:${id}`, id, dish: null, is_sold_out: false },
    values: {
      ...{ name, name_en: null, kitchen_name: null, tax_rate: null, allergens: null, diets: [] },
      ...{ facts: {}, price: asCents(0) },
      ...changes,
    },
  };
}

function group(group_id: number, choices: Choice[], dishes: number[] = [], name = "Sauces") {
  return {
    ...{ target: `group:${group_id}`, group_id, choices },
    values: { name, name_en: null },
    dishes: dishes.map((item_id) => ({ item_id, name: `Dish ${item_id}` })),
  };
}

const sauces = (first: number) => [choice(first, "Soy"), choice(first + 1, "Ponzu")];
const idsOf = (sets: StaffGroup[][]) => sets.map((set) => set.map(({ group_id }) => group_id));

test("groups with the same name and choices are identical, whatever their ids", () => {
  expect(idsOf(identicalGroups([group(1, sauces(10)), group(2, sauces(20))]))).toEqual([[1, 2]]);
});

test.each<[string, StaffGroup]>([
  ["another name", group(2, sauces(20), [], "Dips")],
  ["another order", group(2, [...sauces(20)].reverse())],
  ["another price", group(2, [choice(20, "Soy", { price: asCents(50) }), choice(21, "Ponzu")])],
  [
    "other allergens",
    group(2, [
      choice(20, "Soy", { allergens: { contains: ["soy"], may_contain: [] } }),
      choice(21, "Ponzu"),
    ]),
  ],
  ["other diets", group(2, [choice(20, "Soy", { diets: ["vegan"] }), choice(21, "Ponzu")])],
  ["one choice more", group(2, [...sauces(20), choice(22, "Ginger")])],
  [
    "a choice sold out",
    group(2, [{ ...choice(20, "Soy"), is_sold_out: true }, choice(21, "Ponzu")]),
  ],
])("groups with %s are not identical", (_, other) => {
  expect(identicalGroups([group(1, sauces(10)), other])).toEqual([]);
});

test("a group in a dish that has the identical one is left out", () => {
  const groups = [
    group(1, sauces(10), [5]),
    group(2, sauces(20), [5, 6]),
    group(3, sauces(30), [7]),
  ];
  expect(idsOf(identicalGroups(groups))).toEqual([[1, 3]]);
});

test("a dish keeps its bounds, its own prices and its conditions with the group that stays", () => {
  const dishes: DishOptions[] = [
    {
      ...{ item_id: 5, name: "Bento" },
      options: [
        { group_id: 2, min: 1, max: 2, only_with: null, prices: { 21: asCents(50) } },
        { group_id: 9, min: 0, max: 1, only_with: { group_id: 2, choices: [20] }, prices: {} },
      ],
    },
    { item_id: 6, name: "Soup", options: [] },
  ];
  const edits = mergeEdits(
    [group(1, sauces(10)), group(2, sauces(20), [5])],
    dishes,
    new Set([1, 2, 9]),
  );
  expect(edits.map(({ target, values }) => [target, values])).toEqual([
    [
      "dish:5",
      {
        options: [
          { group_id: 1, min: 1, max: 2, only_with: null, prices: { 11: 0.5 } },
          { group_id: 9, min: 0, max: 1, only_with: { group_id: 1, choices: [10] }, prices: {} },
        ],
      },
    ],
    ["group:2", { archived: true }],
  ]);
});
