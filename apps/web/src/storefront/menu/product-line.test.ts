import { asCents } from "@noren/ordering/money.ts";
import { aChoice, anItem, anOption } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { isQuickToAdd, lowestPrice } from "./dish-price.ts";
import {
  choiceKey,
  chooseOnly,
  countChosen,
  lineOf,
  missingOptions,
  optionChanges,
  shownOptions,
  withCount,
} from "./product-line.ts";

const size = anOption({
  option_id: 1,
  option_name: "Taille",
  min: 1,
  max: 1,
  option_options: [
    aChoice({ id: 11, price: asCents(300) }),
    aChoice({ id: 12, price: asCents(0) }),
  ],
});
const sauces = anOption({
  option_id: 2,
  max: 3,
  option_options: [aChoice({ id: 21 }), aChoice({ id: 22 })],
});
const bowl = anItem({ options: [size, sauces] });

test("a line holds only the options that were chosen", () => {
  const line = lineOf(bowl, { "1/11": 1, "2/21": 2, "2/22": 0 }, 2, " sans sel ");
  expect(line.choices.map(({ choice, quantity }) => [choice.id, quantity])).toEqual([
    [11, 1],
    [21, 2],
  ]);
  expect(line.note).toBe("sans sel");
});

test("the options that lack a required choice are named", () => {
  expect(missingOptions(lineOf(bowl, {}, 1, ""))).toEqual([1]);
  expect(missingOptions(lineOf(bowl, { "1/12": 1 }, 1, ""))).toEqual([]);
});

test("choosing one of an option replaces the other", () => {
  const chosen = chooseOnly(size, 12, { "1/11": 1, "2/21": 1 });
  expect(chosen).toEqual({ "1/11": 0, "1/12": 1, "2/21": 1 });
  expect(countChosen(size, chosenNothing())).toBe(0);
});

test("counts add up within an option", () => {
  expect(countChosen(sauces, withCount(sauces, 22, 2, { "2/21": 1 }))).toBe(3);
});

test("choices of two options that share an id are chosen apart", () => {
  const twin = { ...sauces, option_options: [aChoice({ id: 11 })] };
  const line = lineOf(anItem({ options: [size, twin] }), chooseOnly(size, 11, {}), 1, "");
  expect(line.choices.map(({ choice }) => choice)).toEqual([size.option_options[0]]);
});

const toppings = anOption({
  option_id: 3,
  option_name: "Garnitures",
  option_options: [
    aChoice({ id: 31, price: asCents(150) }),
    aChoice({ id: 32, price: asCents(200) }),
  ],
  only_with: { option_id: 1, choices: [11], min: 1, max: 1 },
});
const sized = anItem({ options: [size, toppings] });

test("an option that depends on a choice is shown with its bounds as soon as that is taken", () => {
  expect(shownOptions(sized, {}).map(({ option_id }) => option_id)).toEqual([1]);
  expect(shownOptions(sized, { "1/11": 1 })[1]).toMatchObject({ option_id: 3, min: 1, max: 1 });
  expect(missingOptions(lineOf(sized, { "1/11": 1 }, 1, ""))).toEqual([3]);
  expect(missingOptions(lineOf(sized, { "1/12": 1, "3/31": 1 }, 1, ""))).toEqual([]);
});

test("what was chosen of a hidden option does not count, and comes back with it", () => {
  const idsOf = (chosen: Record<string, number>) =>
    lineOf(sized, chosen, 1, "").choices.map(({ choice }) => choice.id);
  const large = { "1/11": 1, "3/31": 1 };
  const small = chooseOnly(size, 12, large);
  expect(idsOf(large)).toEqual([11, 31]);
  expect(idsOf(small)).toEqual([12]);
  expect(idsOf(chooseOnly(size, 11, small))).toEqual([11, 31]);
});

test("options that appear and disappear with a choice are named", () => {
  const shown = (id: number) => shownOptions(sized, { [choiceKey(1, id)]: 1 });
  expect(optionChanges(shown(12), shown(11))).toEqual({ appeared: ["Garnitures"], gone: [] });
  expect(optionChanges(shown(11), shown(12))).toEqual({ appeared: [], gone: ["Garnitures"] });
});

test("a dish without required choices can be added directly", () => {
  expect(isQuickToAdd(anItem({ options: [sauces] }))).toBe(true);
  expect(isQuickToAdd(bowl)).toBe(false);
});

test("the lowest price includes the cheapest required choices and is marked where it varies", () => {
  expect(lowestPrice(bowl, "pickup")).toEqual({ price: asCents(500), varies: true });
  expect(lowestPrice(anItem(), "delivery")).toEqual({ price: asCents(550), varies: false });
});

test("the lowest price includes what the cheapest required choice requires in turn", () => {
  // €3 and a topping of at least €1.50, or the small one of €0.
  expect(lowestPrice(sized, "pickup")).toEqual({ price: asCents(500), varies: true });
  const [large] = size.option_options;
  const only = anItem({ options: [{ ...size, option_options: large ? [large] : [] }, toppings] });
  expect(lowestPrice(only, "pickup").price).toBe(500 + 300 + 150);
});

function chosenNothing() {
  return chooseOnly(size, null, { "1/11": 1 });
}
