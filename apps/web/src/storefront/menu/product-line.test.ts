import { asCents } from "@noren/ordering/money.ts";
import { aChoice, anItem, anOption } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { isQuickToAdd, lowestPrice } from "./dish-price.ts";
import { chooseOnly, countChosen, lineOf, missingOptions, withCount } from "./product-line.ts";

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
  const line = lineOf(bowl, { 11: 1, 21: 2, 22: 0 }, 2, " sans sel ");
  expect(line.choices.map(({ choice, quantity }) => [choice.id, quantity])).toEqual([
    [11, 1],
    [21, 2],
  ]);
  expect(line.note).toBe("sans sel");
});

test("the options that lack a required choice are named", () => {
  expect(missingOptions(lineOf(bowl, {}, 1, ""))).toEqual([1]);
  expect(missingOptions(lineOf(bowl, { 12: 1 }, 1, ""))).toEqual([]);
});

test("choosing one of an option replaces the other", () => {
  const chosen = chooseOnly(size, 12, { 11: 1, 21: 1 });
  expect(chosen).toEqual({ 11: 0, 12: 1, 21: 1 });
  expect(countChosen(size, chosenNothing())).toBe(0);
});

test("counts add up within an option", () => {
  expect(countChosen(sauces, withCount(22, 2, { 21: 1 }))).toBe(3);
});

test("a dish without required choices can be added directly", () => {
  expect(isQuickToAdd(anItem({ options: [sauces] }))).toBe(true);
  expect(isQuickToAdd(bowl)).toBe(false);
});

test("the lowest price includes the cheapest required choices and is marked where it varies", () => {
  expect(lowestPrice(bowl, "pickup")).toEqual({ price: asCents(500), varies: true });
  expect(lowestPrice(anItem(), "delivery")).toEqual({ price: asCents(550), varies: false });
});

function chosenNothing() {
  return chooseOnly(size, null, { 11: 1 });
}
