import { describe, expect, test } from "vitest";
import { priceLine } from "./line.ts";
import type { Line, TaxSettings } from "./model.ts";
import { asCents, ZERO } from "./money.ts";
import { aChoice, aLine, anItemAt, aTaxSettings } from "./testing.ts";
import { vatBreakdown } from "./vat.ts";

const at = (rate: number | null, price: number, over: Partial<Line> = {}) =>
  aLine({ item: anItemAt(price, { item_id: price }, rate), ...over });

function breakdown(
  lines: Line[],
  over: { discountTotal?: number; delivery?: number } = {},
  tax: Partial<TaxSettings> = {},
) {
  return vatBreakdown({
    lines: lines.map((line) => priceLine(line, "delivery")),
    orderType: "delivery",
    discountTotal: asCents(over.discountTotal ?? 0),
    delivery: asCents(over.delivery ?? 0),
    tax: aTaxSettings(tax),
  });
}

const grossByRate = (rows: ReturnType<typeof breakdown>) =>
  Object.fromEntries(rows.map(({ rate, gross }) => [rate, gross]));

test("each rate has net, VAT and gross, with the quantity applied once", () => {
  expect(breakdown([at(20, 600, { quantity: 2 }), at(10, 1100), at(null, 550)])).toEqual([
    { rate: 10, net: 1500, vat: 150, gross: 1650 },
    { rate: 20, net: 1000, vat: 200, gross: 1200 },
  ]);
});

test("in exclusive mode VAT is added to the net amount", () => {
  expect(breakdown([at(20, 1000), at(0, 300)], {}, { inclusive: false })).toEqual([
    { rate: 0, net: 300, vat: 0, gross: 300 },
    { rate: 20, net: 1000, vat: 200, gross: 1200 },
  ]);
});

test("VAT is rounded once per rate", () => {
  const [row] = breakdown([at(10, 5), at(10, 6), at(10, 4)], {}, { inclusive: false });
  expect(row).toEqual({ rate: 10, net: 15, vat: 2, gross: 17 });
});

test("there are no rows if tax is disabled", () => {
  expect(breakdown([at(10, 500)], {}, { enabled: false })).toEqual([]);
});

describe("discounts", () => {
  test("discounts are allocated to lines in proportion to their totals", () => {
    const rows = breakdown([at(10, 1000), at(20, 2000)], { discountTotal: 600 });
    expect(grossByRate(rows)).toEqual({ 10: 800, 20: 1600 });
  });

  test("discounts are allocated by largest remainder, so that cents add up", () => {
    const rows = breakdown([at(10, 1000), at(20, 2000)], { discountTotal: 100 });
    expect(grossByRate(rows)).toEqual({ 10: 967, 20: 1933 });
  });

  test("discounts are allocated to lines, then within a line to item and choices", () => {
    const beer = { choice: aChoice({ price: asCents(100), tax_rate: 20 }), quantity: 1 };
    const lines = [at(10, 300, { choices: [beer] }), at(5.5, 400)];
    expect(grossByRate(breakdown(lines, { discountTotal: 80 }))).toEqual({
      5.5: 360,
      10: 270,
      20: 90,
    });
  });

  test("among equal remainders within a line the higher rate is reduced by the cent", () => {
    const beer = { choice: aChoice({ price: asCents(300), tax_rate: 20 }), quantity: 1 };
    const bread = { choice: aChoice({ price: asCents(300), tax_rate: 5.5 }), quantity: 1 };
    const rows = breakdown([at(10, 300, { choices: [beer, bread] })], { discountTotal: 1 });
    expect(grossByRate(rows)).toEqual({ 5.5: 300, 10: 300, 20: 299 });
  });

  test("among equal remainders the more expensive line is reduced by the cent", () => {
    // 2 cents over 1:3: both remainders are one half.
    const lines = [at(20, 100), at(10, 300)];
    expect(grossByRate(breakdown(lines, { discountTotal: 2 }))).toEqual({ 10: 298, 20: 100 });
    expect(grossByRate(breakdown(lines.toReversed(), { discountTotal: 2 }))).toEqual({
      10: 298,
      20: 100,
    });
  });

  test("among equal remainders of lines with equal totals the higher rate is reduced by the cent", () => {
    const lines = [at(20, 500, { note: "b" }), at(10, 500, { note: "a" })];
    expect(grossByRate(breakdown(lines, { discountTotal: 1 }))).toEqual({ 10: 500, 20: 499 });
    expect(grossByRate(breakdown(lines.toReversed(), { discountTotal: 1 }))).toEqual({
      10: 500,
      20: 499,
    });
  });

  test("the order of equal lines never matters", () => {
    const lines = [at(10, 500), at(20, 500, { note: "b" }), at(5.5, 500, { note: "a" })];
    const forwards = breakdown(lines, { discountTotal: 1 });
    expect(breakdown(lines.toReversed(), { discountTotal: 1 })).toEqual(forwards);
  });

  test("a fully discounted rate has no row", () => {
    expect(breakdown([at(10, 500)], { discountTotal: 500 })).toEqual([]);
  });
});

describe("delivery", () => {
  test("delivery has the rate with the largest amount", () => {
    const rows = breakdown([at(10, 1000), at(20, 900)], { delivery: 250 });
    expect(grossByRate(rows)).toEqual({ 10: 1250, 20: 900 });
    const several = breakdown([at(10, 1000), at(20, 900), at(20, 200)], { delivery: 250 });
    expect(grossByRate(several)).toEqual({ 10: 1000, 20: 1350 });
  });

  test("on a tie delivery has the higher rate", () => {
    const lines = [at(10, 1000), at(20, 1000), at(5.5, 500)];
    expect(grossByRate(breakdown(lines, { delivery: 250 }))).toMatchObject({ 10: 1000, 20: 1250 });
  });

  test("delivery has the rate of the setting, if set", () => {
    const rows = breakdown([at(10, 1000)], { delivery: 240 }, { delivery: 20 });
    expect(rows).toEqual([
      { rate: 10, net: 909, vat: 91, gross: 1000 },
      { rate: 20, net: 200, vat: 40, gross: 240 },
    ]);
  });

  test("delivery has the default rate if no line has an amount", () => {
    expect(breakdown([at(20, 0)], { delivery: 110 })).toEqual([
      { rate: 10, net: 100, vat: 10, gross: 110 },
    ]);
  });
});

test("delivery has the default rate if discounts reduce every line to 0", () => {
  const rows = breakdown([at(20, 500)], { discountTotal: 500, delivery: 110 });
  expect(rows).toEqual([{ rate: 10, net: 100, vat: 10, gross: 110 }]);
});

test("an empty cart has no rows", () => {
  expect(breakdown([], { delivery: ZERO })).toEqual([]);
});
