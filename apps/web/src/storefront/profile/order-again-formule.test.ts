import type { RecordedLine } from "@noren/contract/order-records.ts";
import { indexItems } from "@noren/ordering/cart.ts";
import type { Choice, Option } from "@noren/ordering/model.ts";
import { asCents, ZERO } from "@noren/ordering/money.ts";
import {
  aCategory,
  aChoice,
  aMenu,
  anItem,
  anItemAt,
  anOption,
  aPart,
} from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { orderAgain } from "./order-again.ts";

const SOUP = aPart(300, { id: 11, name: "Soupe miso" });
const SALAD = aPart(500, { id: 12, name: "Salade de chou" });
const WATER = aPart(150, { id: 21, name: "Eau" });
const BEER = aPart(500, { id: 22, name: "Bière" });
const SOLD_OUT_BEER = { id: BEER.id, name: BEER.name, price: ZERO, back_at: null, position: 1 };
const chilled = { option_id: 2, choices: [BEER.id], min: 0, max: 1 };
const GLASS = aChoice({ id: 31, name: "Avec un verre", price: asCents(100) });

const starter = (over: Partial<Option> = {}) =>
  anOption({ option_id: 1, min: 1, max: 1, option_options: [SOUP, SALAD], ...over });
const drink = (over: Partial<Option> = {}) =>
  anOption({ option_id: 2, min: 1, max: 1, option_options: [WATER, BEER], ...over });
const glass = (over: Partial<Option> = {}) =>
  anOption({ option_id: 3, option_options: [GLASS], only_with: chilled, ...over });

/** A menu with the formule made of these options. */
function menuOf(options: Option[]) {
  const formule = anItemAt(1500, {
    item_id: 700,
    item_name: "Formule du soir",
    is_formule: true,
    options,
  });
  return indexItems([aMenu({ categories: [aCategory({ items: [formule, anItem()] })] })]);
}

/** Two formules as they were ordered: a salad, a beer and its glass. */
const RECORDED: RecordedLine = {
  item_id: 700,
  item_name: "Formule du soir",
  item_category_id: 10,
  item_menu_id: 1,
  item_price: { price_delivery: asCents(1500), price_pickup: asCents(1500), tax_rate: 10 },
  quantity: 2,
  note: "",
  options: [recorded(1, SALAD), recorded(2, BEER), recorded(3, GLASS)],
};

function recorded(option_id: number, choice: Choice) {
  const { id, name, price, tax_rate } = choice;
  const one = { id, option_id, name, price, quantity: 1, tax_rate };
  return { option_id, option_name: "", selected: 1, option_options: [one] };
}

const chosen = (...rows: [option: number, id: number][]) =>
  rows.map(([option_id, id]) => ({ option_id, id, quantity: 1 }));

test("a formule is added again with its dishes and the options that depend on them", () => {
  const again = orderAgain(menuOf([starter(), drink(), glass()]), [], [RECORDED]);
  expect(again).toMatchObject({ missing: [], changed: [] });
  expect(again.lines).toMatchObject([{ name: "Formule du soir", ref: { quantity: 2 } }]);
  expect(again.lines[0]?.ref.choices).toEqual(chosen([1, 12], [2, 22], [3, 31]));
});

test("a formule with a sold-out dish is named as missing, and no other dish takes its place", () => {
  const index = menuOf([
    starter(),
    drink({ option_options: [WATER], sold_out: [SOLD_OUT_BEER] }),
    glass(),
  ]);
  const again = orderAgain(index, [], [RECORDED]);
  expect(again).toEqual({ lines: [], missing: ["Formule du soir"], changed: [] });
});

test("a formule comes back without an optional dish that is sold out and what depended on it, and is named as changed", () => {
  const index = menuOf([
    starter(),
    drink({ min: 0, option_options: [WATER], sold_out: [SOLD_OUT_BEER] }),
    glass(),
  ]);
  const again = orderAgain(index, [], [RECORDED]);
  expect(again).toMatchObject({ missing: [], changed: ["Formule du soir"] });
  expect(again.lines[0]?.ref.choices).toEqual(chosen([1, 12]));
});

test("a formule whose drink left the menu is named as missing, a free required choice is not guessed for it", () => {
  const free = anOption({
    option_id: 3,
    option_options: [aChoice({ id: 31, price: ZERO })],
    only_with: { ...chilled, min: 1 },
  });
  const index = menuOf([starter(), drink({ option_options: [WATER] }), free]);
  expect(orderAgain(index, [], [RECORDED]).missing).toEqual(["Formule du soir"]);
});
