import { expect, test } from "vitest";
import { isOfDrinks, missingFacts } from "./missing-facts.ts";

const DECLARED = { contains: [], may_contain: [] };
const DISH = { allergens: DECLARED, facts: {}, is_formule: false, tax_rate: 10 };

test("a dish whose allergens are declared, none of the 14 included, lacks nothing", () => {
  expect(missingFacts(DISH)).toEqual([]);
  expect(missingFacts({ ...DISH, allergens: null })).toEqual(["allergens"]);
});

test("a formule has the allergens of its dishes", () => {
  expect(missingFacts({ ...DISH, allergens: null, is_formule: true })).toEqual([]);
});

test("what is taxed as alcohol needs its group and its volume; a group alone needs the volume", () => {
  expect(missingFacts({ ...DISH, tax_rate: 20 })).toEqual(["alcohol_group", "volume"]);
  expect(missingFacts({ ...DISH, facts: { alcohol_group: 3 } })).toEqual(["volume"]);
  const beer = { ...DISH, tax_rate: 20, facts: { alcohol_group: 3, volume_cl: 33 } } as const;
  expect(missingFacts(beer)).toEqual([]);
});

test("where most have a volume, each other one lacks its own, but for a formule", () => {
  const water = { ...DISH, facts: { volume_cl: 50 } };
  const withDrinks = (...others: (typeof DISH)[]) => isOfDrinks([water, water, ...others]);
  expect(missingFacts(DISH, withDrinks(DISH))).toEqual(["volume"]);
  expect(missingFacts(water, withDrinks(DISH))).toEqual([]);
  expect(missingFacts({ ...DISH, is_formule: true }, withDrinks(DISH))).toEqual([]);
  expect(missingFacts(DISH, withDrinks(DISH, DISH))).toEqual([]);
  expect(isOfDrinks([])).toBe(false);
});
