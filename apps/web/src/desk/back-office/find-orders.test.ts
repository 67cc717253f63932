import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { expect, test } from "vitest";
import { findOrders } from "./find-orders.ts";

function anOrder(number: string, first_name: string, last_name: string): DeskOrder {
  return { number, customer: { first_name, last_name, phone: "+33 6 12" } } as DeskOrder;
}

const ORDERS = [anOrder("0042", "Zoé", "L’Hôte"), anOrder("0043", "Ada", "Lovelace")];
const numbers = (query: string) => findOrders(ORDERS, query).map(({ number }) => number);

test("orders are found by number, name or telephone, without accents or case", () => {
  expect(numbers("zoe")).toEqual(["0042"]);
  expect(numbers("43")).toEqual(["0043"]);
  expect(numbers("LOVELACE ada")).toEqual(["0043"]);
  expect(numbers("ada hote")).toEqual([]);
});

test("an empty query finds all orders", () => {
  expect(numbers("  ")).toHaveLength(2);
});
