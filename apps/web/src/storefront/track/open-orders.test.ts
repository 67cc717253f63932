import { expect, test } from "vitest";
import { readOpenOrders } from "./open-orders.ts";

const DAY = 86_400_000;
const NOW = 100 * DAY;
const order = { id: "a", key: "k", at: NOW - DAY };

test("remembered orders are read back until a day after the last slot they can have", () => {
  const old = { ...order, id: "b", at: NOW - 15 * DAY };
  expect(readOpenOrders(JSON.stringify([order, old]), NOW)).toEqual([order]);
  expect(readOpenOrders(JSON.stringify([order]), NOW + 14 * DAY)).toEqual([]);
});

test("anything else in the storage is no order", () => {
  for (const text of [null, "", "{", "7", '{"id":"a"}', '[null,7,{"id":1,"key":"k","at":1}]'])
    expect(readOpenOrders(text, NOW)).toEqual([]);
});
