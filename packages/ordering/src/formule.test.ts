import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { cartInput } from "./arbitraries.ts";
import { choiceObstacle, formuleParts, isPart, legalParts, piecesOf } from "./formule.ts";
import { lineTotal } from "./line.ts";
import type { Choice, Line } from "./model.ts";
import { asCents, sumCents } from "./money.ts";
import { refundOfPieces, vatOfRefund } from "./refund.ts";
import { soldOrder } from "./sold-order.ts";
import {
  aCartInput,
  aChoice,
  aCoupon,
  aLine,
  anItem,
  anItemAt,
  anOffer,
  anOption,
  aPart,
  aTaxSettings,
} from "./testing.ts";
import { type CartInput, priceCart } from "./totals.ts";

// Ten thousand carts take seconds.
vi.setConfig({ testTimeout: 60_000 });

const cents = asCents;
const soup = aPart(300, { id: 1, name: "Soupe miso" });
const bento = aPart(1200, { id: 2, name: "Bento saumon" });
const water = aPart(150, { id: 3, name: "Eau", tax_rate: 5.5 });
const beer = aPart(500, { id: 4, name: "Bière", tax_rate: 20 });

/** A formule at €15.00 whose own rate is 10 %. */
function aFormule(choices: Choice[], over: Partial<Line> = {}): Line {
  const item = anItemAt(1500, { item_id: 700, is_formule: true });
  return aLine({ item, choices: choices.map((choice) => ({ choice, quantity: 1 })), ...over });
}

const grossByRate = (over: Partial<CartInput>) =>
  Object.fromEntries(priceCart(aCartInput(over)).vat.map(({ rate, gross }) => [rate, gross]));

describe("VAT of a formule", () => {
  test("all dishes at one rate: one row with the whole price", () => {
    expect(priceCart(aCartInput({ lines: [aFormule([soup, bento])] })).vat).toEqual([
      { rate: 10, net: 1364, vat: 136, gross: 1500 },
    ]);
  });

  test("a drink at 5.5 %: its share by reference price has that rate", () => {
    // 1500 over 300 : 1200 : 150 is 272.7, 1090.9 and 136.4.
    expect(formuleParts(aFormule([soup, bento, water]), "pickup").map(({ cost }) => cost)).toEqual([
      { rate: 10, amount: 273 },
      { rate: 10, amount: 1091 },
      { rate: 5.5, amount: 136 },
    ]);
    expect(priceCart(aCartInput({ lines: [aFormule([soup, bento, water])] })).vat).toEqual([
      { rate: 5.5, net: 129, vat: 7, gross: 136 },
      { rate: 10, net: 1240, vat: 124, gross: 1364 },
    ]);
  });

  test("a beer at +0 € has its share of the price at 20 %", () => {
    // 1500 over 300 : 1200 : 500 is 225, 900 and 375.
    expect(grossByRate({ lines: [aFormule([soup, bento, beer])] })).toEqual({ 10: 1125, 20: 375 });
  });

  test("a supplement goes to its own dish", () => {
    const dear = { ...beer, price: cents(200) };
    expect(grossByRate({ lines: [aFormule([soup, bento, dear])] })).toEqual({ 10: 1125, 20: 575 });
  });

  test("a negative supplement lowers its own dish, and beyond it the others", () => {
    const cheap = { ...beer, price: cents(-300) };
    expect(grossByRate({ lines: [aFormule([soup, bento, cheap])] })).toEqual({ 10: 1125, 20: 75 });
    const cheaper = { ...beer, price: cents(-475) };
    expect(grossByRate({ lines: [aFormule([soup, bento, cheaper])] })).toEqual({ 10: 1025 });
  });

  test("a choice that is no dish is taxed by itself and has no share", () => {
    const sauce = aChoice({ id: 9, price: cents(100), tax_rate: 20 });
    expect(grossByRate({ lines: [aFormule([bento, sauce])] })).toEqual({ 10: 1500, 20: 100 });
  });

  test("an offer and a coupon over it are allocated to its dishes", () => {
    const lines = [aFormule([soup, bento, beer])];
    const offers = [anOffer({ type: "percentage", value: 10 })];
    expect(grossByRate({ lines, offers })).toEqual({ 10: 1013, 20: 337 });
    const coupon = aCoupon({ type: "fixed_amount", value: cents(400) });
    expect(grossByRate({ lines, offers, coupon })).toEqual({ 10: 713, 20: 237 });
  });

  test("shares go by the reference prices of the order type", () => {
    const reference_price = { price_pickup: cents(0), price_delivery: cents(1700) };
    const lines = [aFormule([soup, bento, { ...beer, reference_price }])];
    expect(grossByRate({ lines })).toEqual({ 10: 1500 });
    expect(formuleParts(lines[0] as Line, "delivery")[2]?.cost).toEqual({ rate: 20, amount: 797 });
  });

  test("shares are equal where every reference price is 0", () => {
    const lines = [aFormule([aPart(0, { id: 1 }), aPart(0, { id: 2, tax_rate: 20 })])];
    expect(grossByRate({ lines })).toEqual({ 10: 750, 20: 750 });
  });

  test("a dish taken twice weighs twice", () => {
    const choices = [
      { choice: bento, quantity: 1 },
      { choice: beer, quantity: 2 },
    ];
    // 1500 over 1200 : 1000.
    expect(grossByRate({ lines: [aFormule([], { choices })] })).toEqual({ 10: 818, 20: 682 });
  });

  test("each formule of a line is split the same", () => {
    const one = formuleParts(aFormule([soup, bento, water]), "pickup");
    const many = formuleParts(aFormule([soup, bento, water], { quantity: 7 }), "pickup");
    expect(many.map(({ cost }) => cost.amount)).toEqual(one.map(({ cost }) => cost.amount * 7));
  });

  test("without a chosen dish the price has the formule's own rate", () => {
    expect(grossByRate({ lines: [aFormule([])] })).toEqual({ 10: 1500 });
  });

  test("the wire's tax has the formule's own rate, whatever its dishes", () => {
    const tax = priceCart(aCartInput({ lines: [aFormule([soup, bento, beer])] })).totals.tax;
    expect(tax).toBe(136);
  });

  test("tax added on top is that of the wire's rates, and the breakdown has the amount charged", () => {
    const { totals, vat } = priceCart(
      aCartInput({
        lines: [aFormule([soup, bento, beer])],
        tax: aTaxSettings({ inclusive: false, quantity: "exact" }),
      }),
    );
    expect(totals).toMatchObject({ tax: 150, total: 1650 });
    expect(vat).toEqual([
      { rate: 10, net: 1100, vat: 110, gross: 1210 },
      { rate: 20, net: 367, vat: 73, gross: 440 },
    ]);
  });
});

describe("a partial refund of a formule", () => {
  const line = aFormule([soup, bento, beer], { quantity: 3 });
  const priced = priceCart(aCartInput({ lines: [line] }));
  const sold = soldOrder({
    lines: [
      {
        key: "700",
        quantity: 3,
        line_total: lineTotal(line, "pickup"),
        parts: legalParts(line, "pickup"),
      },
    ],
    discountTotal: cents(0),
    delivery: cents(0),
    vat: priced.vat,
    total: priced.totals.total,
    taxAdded: false,
  });

  test("one of three has a third of each rate", () => {
    const [formule] = sold.lines;
    if (!formule) throw new Error("the formule is sold");
    const parts = refundOfPieces(formule, 0, 1);
    const before = { amount: cents(0), vat: [] };
    const charged = { amount: priced.totals.total, vat: priced.vat };
    expect(vatOfRefund(charged, before, cents(1500), parts)).toEqual([
      { rate: 10, net: 1023, vat: 102, gross: 1125 },
      { rate: 20, net: 312, vat: 63, gross: 375 },
    ]);
  });
});

test("the pieces of a formule are its dishes", () => {
  const sauce = aChoice({ id: 9 });
  expect(piecesOf(aFormule([soup, bento, sauce]))).toBe(2);
  expect(piecesOf(aLine({ choices: [{ choice: sauce, quantity: 3 }] }))).toBe(1);
});

test("a formule, and a dish with a required option, cannot be a choice", () => {
  expect(choiceObstacle(anItem({ is_formule: true }))).toBe("is_formule");
  expect(choiceObstacle(anItem({ options: [anOption({ min: 1 })] }))).toBe("required_option");
  expect(choiceObstacle(anItem({ options: [anOption({ min: 0 })] }))).toBeNull();
});

test("the parts and the VAT of 10,000 formules add up to the cent, and no part is negative", () => {
  let count = 0;
  const check = (input: CartInput) => {
    for (const line of input.lines.filter(({ choices }) => choices.some(isPart))) {
      count += 1;
      const parts = legalParts(line, input.orderType).map(({ amount }) => amount);
      expect(sumCents(parts)).toBe(lineTotal(line, input.orderType));
      expect(Math.min(0, ...parts)).toBe(0);
    }
    const { vat, totals } = priceCart(input);
    for (const row of vat) expect(row.net + row.vat).toBe(row.gross);
    if (input.tax.enabled && (input.tax.inclusive || input.tax.quantity === "exact"))
      expect(sumCents(vat.map(({ gross }) => gross))).toBe(totals.total);
  };
  while (count < 10_000) fc.assert(fc.property(cartInput, check), { numRuns: 1000 });
}, 120_000);
