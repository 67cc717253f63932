import type { StaffChoice } from "@noren/contract/staff/menu-dish.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { countLacking, lackedBy } from "./lacking-facts.ts";

const CHOICE: StaffChoice = {
  ...{ target: "choice:7:71", id: 71, dish: null, is_sold_out: false },
  values: {
    ...{ name: "Saké chaud", name_en: null, kitchen_name: null, tax_rate: 20, diets: [] },
    ...{ price: asCents(300), allergens: null, facts: {} },
  },
};

test("a choice says what the law asks of it and is not known", () => {
  expect(lackedBy(CHOICE)).toEqual(["allergens", "alcohol_group", "volume"]);
  const allergens = { contains: [], may_contain: [] };
  const values = { ...CHOICE.values, allergens, tax_rate: null };
  expect(lackedBy({ ...CHOICE, values })).toEqual([]);
});

test("a choice that is a dish is told of at the dish", () => {
  const dish = { item_id: 12, name: "Saké", left_out: null };
  expect(countLacking({ choices: [CHOICE, { ...CHOICE, dish }] })).toBe(3);
});
