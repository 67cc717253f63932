import { expect, test } from "vitest";
import { lineTotal, priceLine, unitPrice } from "./line.ts";
import { asCents } from "./money.ts";
import { aChoice, aLine, anItemAt } from "./testing.ts";

const twoSauces = { choice: aChoice({ price: asCents(50) }), quantity: 2 };
const rice = { choice: aChoice({ price: asCents(120) }), quantity: 1 };

test("the unit price is the item's price for the order type", () => {
  expect(unitPrice(aLine(), "pickup")).toBe(500);
  expect(unitPrice(aLine(), "delivery")).toBe(550);
});

test("each chosen option adds its price times its quantity", () => {
  expect(unitPrice(aLine({ choices: [twoSauces, rice] }), "pickup")).toBe(500 + 100 + 120);
});

test("a line is its unit price times its quantity", () => {
  const line = aLine({ quantity: 3, choices: [twoSauces] });
  expect(lineTotal(line, "delivery")).toBe(3 * 650);
  expect(priceLine(line, "delivery")).toEqual({ line, unit_price: 650, line_total: 1950 });
});

test("choices with negative prices never make the unit price negative", () => {
  const without = { choice: aChoice({ price: asCents(-80) }), quantity: 1 };
  expect(unitPrice(aLine({ item: anItemAt(100), choices: [without] }), "pickup")).toBe(20);
  expect(unitPrice(aLine({ item: anItemAt(50), choices: [without] }), "pickup")).toBe(0);
});
