import { describe, expect, test } from "vitest";
import type { Line, TaxSettings } from "./model.ts";
import { asCents } from "./money.ts";
import { referenceTax, taxedParts } from "./tax.ts";
import { aChoice, aLine, anItemAt, aTaxSettings } from "./testing.ts";

const taxOf = (lines: Line[], over: Partial<TaxSettings> = {}) =>
  referenceTax(lines, "pickup", aTaxSettings(over));

const EXCLUSIVE = { inclusive: false };
const EXACT = { quantity: "exact" } as const;

describe("tax rate", () => {
  const taxAt = (rate: number | null) => taxOf([aLine({ item: anItemAt(1100, {}, rate) })]);

  test("a null rate means 10 %, 0 stays 0", () => {
    expect(taxAt(null)).toBe(100);
    expect(taxAt(10)).toBe(100);
    expect(taxAt(0)).toBe(0);
  });

  test("each choice is taxed at its own rate", () => {
    const beer = aChoice({ price: asCents(120), tax_rate: 20 });
    const soy = aChoice({ price: asCents(110), tax_rate: null });
    const line = aLine({
      item: anItemAt(1055, {}, 5.5),
      quantity: 2,
      choices: [
        { choice: beer, quantity: 3 },
        { choice: soy, quantity: 1 },
      ],
    });
    expect(taxedParts(line, "pickup")).toEqual([
      { rate: 5.5, amount: 2110 },
      { rate: 20, amount: 720 },
      { rate: 10, amount: 220 },
    ]);
    expect(taxOf([line], EXACT)).toBe(110 + 120 + 20);
  });

  test("a choice with a negative price is a discount within its line", () => {
    const beer = { choice: aChoice({ price: asCents(500), tax_rate: 20 }), quantity: 1 };
    const small = { choice: aChoice({ price: asCents(-101), tax_rate: 5.5 }), quantity: 1 };
    expect(taxedParts(aLine({ choices: [beer, small] }), "pickup")).toEqual([
      { rate: 10, amount: 450 },
      { rate: 20, amount: 449 },
    ]);
  });

  test("a line with unit price 0 has no tax", () => {
    const minus = { choice: aChoice({ price: asCents(-600), tax_rate: 20 }), quantity: 1 };
    expect(taxedParts(aLine({ choices: [minus] }), "pickup")).toEqual([]);
  });
});

describe("referenceTax", () => {
  const choice = { choice: aChoice({ price: asCents(50) }), quantity: 1 };
  const twoNigiri = aLine({ quantity: 2, choices: [choice] });

  test("the quantity of a line is applied twice", () => {
    expect(taxOf([twoNigiri])).toBe(200);
    expect(taxOf([twoNigiri, aLine({ item: anItemAt(1100), quantity: 3 })])).toBe(200 + 900);
  });

  test("the quantity of a choice is applied once, within the unit price", () => {
    const item = anItemAt(500);
    expect(taxOf([aLine({ item, quantity: 2, choices: [{ ...choice, quantity: 12 }] })])).toBe(400);
  });

  test("in exclusive mode the tax on an amount is a·r/100", () => {
    expect(taxOf([twoNigiri], EXCLUSIVE)).toBe(220);
  });

  test("the setting exact applies the quantity once", () => {
    expect(taxOf([twoNigiri], EXACT)).toBe(100);
    expect(taxOf([twoNigiri], { ...EXACT, ...EXCLUSIVE })).toBe(110);
  });

  test("a choice that lowers the price lowers the tax at its own rate", () => {
    const small = { choice: aChoice({ price: asCents(-120), tax_rate: 20 }), quantity: 1 };
    const item = anItemAt(1100);
    expect(taxOf([aLine({ item, choices: [small] })])).toBe(100 - 20);
    expect(taxOf([aLine({ item, choices: [small], quantity: 2 })])).toBe(4 * (100 - 20));
    const untaxed = anItemAt(1000, {}, 0);
    expect(taxOf([aLine({ item: untaxed, choices: [small], quantity: 2 })], EXCLUSIVE)).toBe(0);
  });

  test("tax is rounded half away from zero, once per line", () => {
    const half = aLine({ item: anItemAt(5) });
    expect(taxOf([half, half], EXCLUSIVE)).toBe(2);
    const third = aLine({ item: anItemAt(2, {}, 20) });
    expect(taxOf([third, third, third])).toBe(0);
    expect(taxOf([aLine({ item: anItemAt(2, {}, 20), quantity: 3 })])).toBe(3);
  });

  test("the price is that of the order type", () => {
    const settings = aTaxSettings();
    expect(referenceTax([aLine()], "pickup", settings)).toBe(45);
    expect(referenceTax([aLine()], "delivery", settings)).toBe(50);
  });

  test("tax is 0 if it is disabled", () => {
    expect(taxOf([twoNigiri], { enabled: false })).toBe(0);
  });
});
