import { describe, expect, test } from "vitest";
import { indexItems } from "./cart.ts";
import { priceLine } from "./line.ts";
import type { Line } from "./model.ts";
import { asCents, sumCents, ZERO } from "./money.ts";
import type { Offer } from "./offers.ts";
import { applyOffers, type OfferCart } from "./offers.ts";
import {
  aCategory,
  aChoice,
  aLine,
  aMenu,
  anItem,
  anItemAt,
  anOffer,
  anOption,
  NOON,
} from "./testing.ts";

const sushi = anItemAt(1005, { item_id: 1, item_category_id: 10 });
const beer = anItemAt(400, { item_id: 2, item_category_id: 20 }, 20);
const cart = [aLine({ item: sushi, quantity: 2 }), aLine({ item: beer, quantity: 3 })];
const menu = aMenu({ categories: [aCategory({ items: [sushi, beer] })] });

function apply(offers: Offer[], lines: Line[] = cart, over: Partial<OfferCart> = {}) {
  const priced = lines.map((line) => priceLine(line, "pickup"));
  return applyOffers(offers, {
    lines: priced,
    subtotal: sumCents(priced.map(({ line_total }) => line_total)),
    orderType: "delivery",
    fee: asCents(250),
    moment: { now: NOON, minutes: 720 },
    index: indexItems([menu]),
    ...over,
  });
}

describe("percentage", () => {
  test("each matching line is reduced by value %, including its quantity, rounded once per line", () => {
    const { applied, discount } = apply([anOffer({ type: "percentage", value: 10 })]);
    expect(discount).toBe(201 + 120);
    expect(applied).toEqual([
      { id: 1, name: "Offre", type: "percentage", amount: 321, free_lines: [] },
    ]);
    expect(apply([anOffer({ type: "percentage", value: 2.5 })]).discount).toBe(50 + 30);
  });

  test("lines out of scope keep their price", () => {
    const onBeer = anOffer({ type: "percentage", value: 50, categories: [20] });
    expect(apply([onBeer]).discount).toBe(600);
  });
});

describe("fixed_amount", () => {
  test("each matching line is reduced by value, once per line", () => {
    const offer = anOffer({ type: "fixed_amount", value: asCents(300) });
    expect(apply([offer]).discount).toBe(600);
  });

  test("no line goes below 0", () => {
    const offer = anOffer({ type: "fixed_amount", value: asCents(1500) });
    expect(apply([offer]).discount).toBe(1500 + 1200);
  });
});

describe("free_item", () => {
  const options = [
    anOption({
      min: 3,
      option_options: [aChoice({ id: 1 }), aChoice({ id: 2, tax_rate: 20 })],
    }),
    anOption({ option_id: 8, min: 1, option_options: [aChoice({ id: 1 }), aChoice({ id: 2 })] }),
    anOption({ option_id: 9, min: 0 }),
  ];
  const dessert = anItem({ item_id: 3, options });
  const withDessert = (available = true) => ({
    index: indexItems([
      aMenu({ menu_is_available: available, categories: [aCategory({ items: [dessert] })] }),
    ]),
  });
  const offer = anOffer({ id: 4, type: "free_item", value: 3 });

  test("it adds one of the item whose id is value, at price 0", () => {
    const { applied, discount } = apply([offer], cart, withDessert());
    expect(discount).toBe(0);
    expect(applied).toHaveLength(1);
    expect(applied[0]).toMatchObject({ amount: 0, free_lines: [{ offer_id: 4, quantity: 1 }] });
    expect(applied[0]?.free_lines[0]?.item).toEqual({
      ...dessert,
      item_price: { price_delivery: 0, price_pickup: 0, tax_rate: 10 },
    });
  });

  test("required options take their first choices, at price 0", () => {
    const { applied } = apply([offer], cart, withDessert());
    const choices = applied[0]?.free_lines[0]?.choices.map(({ choice, quantity }) => {
      const { option_id, id, price, tax_rate } = choice;
      return { option_id, id, price, tax_rate, quantity };
    });
    expect(choices).toEqual([
      { option_id: 7, id: 1, price: 0, tax_rate: 10, quantity: 2 },
      { option_id: 7, id: 2, price: 0, tax_rate: 20, quantity: 1 },
      { option_id: 8, id: 1, price: 0, tax_rate: 10, quantity: 1 },
    ]);
  });

  test("an unavailable item is not added", () => {
    expect(apply([offer], cart, withDessert(false)).applied).toEqual([]);
    expect(apply([anOffer({ type: "free_item", value: 404 })]).applied).toEqual([]);
  });
});

describe("buy_one_get_one", () => {
  test("it adds a copy of each matching line, with the same quantity and choices, every price 0", () => {
    const choice = aChoice({ price: asCents(50) });
    const line = aLine({
      item: sushi,
      quantity: 2,
      note: "x",
      choices: [{ choice, quantity: 3 }],
    });
    const offer = anOffer({ id: 5, type: "buy_one_get_one", value: 0, items: [1] });
    const { applied, discount } = apply([offer], [line, aLine({ item: beer })]);
    expect(discount).toBe(0);
    expect(applied[0]?.amount).toBe(0);
    expect(applied[0]?.free_lines).toEqual([
      {
        offer_id: 5,
        item: { ...sushi, item_price: { price_delivery: 0, price_pickup: 0, tax_rate: 10 } },
        quantity: 2,
        note: "x",
        choices: [{ choice: { ...choice, price: 0 }, quantity: 3 }],
      },
    ]);
  });
});

describe("free_delivery", () => {
  test("delivery is free, and of several such offers only the first is listed", () => {
    const { applied, free_delivery } = apply([
      anOffer({ id: 9, type: "free_delivery", value: 0 }),
      anOffer({ id: 8, type: "free_delivery", value: 0 }),
    ]);
    expect(free_delivery).toBe(true);
    expect(applied.map(({ id, amount }) => ({ id, amount }))).toEqual([{ id: 8, amount: 250 }]);
  });

  test("it has no effect on pickup", () => {
    const offer = anOffer({ type: "free_delivery", value: 0 });
    const result = apply([offer], cart, { orderType: "pickup", fee: ZERO });
    expect(result).toEqual({ applied: [], discount: 0, free_delivery: false });
  });
});

describe("conditions", () => {
  test.each([
    anOffer({ type: "free_delivery", value: 0 }),
    anOffer({ type: "free_item", value: 1 }),
  ])("$type with a scope needs at least one matching line", (offer) => {
    expect(apply([{ ...offer, items: [2] }]).applied).toHaveLength(1);
    expect(apply([{ ...offer, items: [404] }]).applied).toEqual([]);
  });

  test("the subtotal must reach minimum_amount", () => {
    const from = (minimum: number) =>
      apply([anOffer({ type: "percentage", value: 10, minimum_amount: asCents(minimum) })]);
    expect(from(3210).discount).toBe(321);
    expect(from(3211)).toEqual({ applied: [], discount: 0, free_delivery: false });
  });

  test("an offer that is not running has no effect", () => {
    expect(apply([anOffer({ type: "percentage", value: 10, is_active: false })]).discount).toBe(0);
    const skipped = { allow_repeat: false, active_times: { start: "12:00", end: "12:01" } };
    const offer = anOffer({ type: "percentage", value: 10, ...skipped });
    expect(apply([offer], cart, { moment: { now: NOON, minutes: 720 } }).discount).toBe(0);
    expect(apply([offer], cart, { moment: { now: NOON, minutes: 721 } }).discount).toBe(321);
  });

  test("a cart without paid lines gets no free lines", () => {
    const offers = [
      anOffer({ id: 1, type: "free_item", value: 1 }),
      anOffer({ id: 2, type: "buy_one_get_one", value: 0 }),
      anOffer({ id: 3, type: "free_delivery", value: 0 }),
    ];
    expect(apply(offers, []).applied).toEqual([]);
  });

  test("an offer without effect is not listed", () => {
    const tenPercent = anOffer({ type: "percentage", value: 10 });
    expect(apply([{ ...tenPercent, items: [404] }]).applied).toEqual([]);
    expect(apply([tenPercent], [aLine({ item: anItemAt(4) })]).applied).toEqual([]);
    expect(apply([tenPercent], [aLine({ item: anItemAt(5) })]).applied).toMatchObject([
      { amount: 1 },
    ]);
  });
});

describe("stacking", () => {
  test("each offer is computed on the undiscounted lines", () => {
    const { applied, discount } = apply([
      anOffer({ id: 1, type: "percentage", value: 10 }),
      anOffer({ id: 2, type: "percentage", value: 20 }),
    ]);
    expect(applied.map(({ amount }) => amount)).toEqual([321, 642]);
    expect(discount).toBe(963);
  });

  test("the sum is capped at the subtotal, and each offer is reduced proportionally", () => {
    const { applied, discount } = apply([
      anOffer({ id: 1, type: "percentage", value: 100 }),
      anOffer({ id: 2, type: "percentage", value: 50 }),
      anOffer({ id: 3, type: "free_delivery", value: 0 }),
    ]);
    expect(discount).toBe(3210);
    expect(applied.map(({ amount }) => amount)).toEqual([2140, 1070, 250]);
  });

  test("among equal capped offers the lower id keeps the cent", () => {
    const line = aLine({ item: anItemAt(101) });
    const offers = [3, 1, 2].map((id) => anOffer({ id, type: "percentage", value: 100 }));
    const { applied } = apply(offers, [line]);
    expect(applied.map(({ id, amount }) => [id, amount])).toEqual([
      [1, 34],
      [2, 34],
      [3, 33],
    ]);
  });

  test("the order of the list never changes the result", () => {
    const offers = [
      anOffer({ id: 1, type: "free_item", value: 2 }),
      anOffer({ id: 2, type: "percentage", value: 90 }),
      anOffer({ id: 3, type: "fixed_amount", value: asCents(300) }),
      anOffer({ id: 4, type: "buy_one_get_one", value: 0 }),
    ];
    expect(apply(offers.toReversed())).toEqual(apply(offers));
  });
});
