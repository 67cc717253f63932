import type { MenuDish } from "@noren/contract/staff/menu.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { countRaised, editsOf, raisedDishes } from "./raised-prices.ts";

function dish(id: number, delivery: number, pickup: number): MenuDish {
  return {
    target: `dish:${id}`,
    item_id: id,
    name: `Dish ${id}`,
    name_en: null,
    picture: null,
    price_delivery: asCents(delivery),
    price_pickup: asCents(pickup),
    is_available: true,
    is_sold_out: false,
    back_at: null,
    daily_count: null,
    missing: [],
  };
}

const NONE = new Set<string>();
const rule = { kind: "percent", by: 300, step: 10 } as const;

test("every dish is listed before and after, and only prices that change are sent, with those seen", () => {
  const raised = raisedDishes([dish(1, 550, 500), dish(2, 0, 100)], {
    which: "both",
    rule,
    leftOut: NONE,
  });
  expect(raised.map(({ prices }) => prices.map(({ before, after }) => [before, after]))).toEqual([
    [
      [550, 570],
      [500, 520],
    ],
    [
      [0, 0],
      [100, 100],
    ],
  ]);
  expect(countRaised(raised)).toBe(2);
  expect(editsOf(raised)).toEqual([
    {
      target: "dish:1",
      values: { price_delivery: 5.7, price_pickup: 5.2 },
      seen: { price_delivery: 5.5, price_pickup: 5 },
    },
  ]);
});

test("one of the two prices alone is changed", () => {
  const raised = raisedDishes([dish(1, 550, 500)], {
    which: "price_pickup",
    rule,
    leftOut: NONE,
  });
  expect(editsOf(raised)).toEqual([
    { target: "dish:1", values: { price_pickup: 5.2 }, seen: { price_pickup: 5 } },
  ]);
});

test("a dish that is left out is listed with its prices as they are, and not sent", () => {
  const dishes = [dish(1, 550, 500), dish(2, 600, 600)];
  const raised = raisedDishes(dishes, { which: "both", rule, leftOut: new Set(["dish:1"]) });
  expect(raised[0]?.prices.map(({ before, after }) => [before, after])).toEqual([
    [550, 550],
    [500, 500],
  ]);
  expect(editsOf(raised).map(({ target }) => target)).toEqual(["dish:2"]);
});
