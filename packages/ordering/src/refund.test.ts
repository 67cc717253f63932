import fc from "fast-check";
import { expect, test } from "vitest";
import { asCents, sumCents } from "./money.ts";
import { negated, piecesBack, vatIn, vatOfRefund } from "./refund.ts";

const row = (rate: number, gross: number) => {
  const vat = Math.round((gross * rate) / (100 + rate));
  return { rate, net: asCents(gross - vat), vat: asCents(vat), gross: asCents(gross) };
};
const meal = [row(10, 2000), row(20, 1000)];

test("the whole goes back exactly as it was charged", () => {
  expect(vatOfRefund(meal, asCents(3000))).toEqual(meal);
});

test("a part goes back in proportion to the rates", () => {
  expect(vatOfRefund(meal, asCents(1500))).toEqual([row(10, 1000), row(20, 500)]);
});

test("whatever goes back adds up, and no rate gives back more than it took", () => {
  const gross = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(gross, gross, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, part) => {
      const rows = [row(5.5, a), row(20, b)];
      const amount = asCents(Math.round((a + b) * part));
      const back = vatOfRefund(rows, amount);
      expect(sumCents(back.map(({ gross }) => gross))).toBe(amount);
      for (const { rate, net, vat, gross } of back) {
        const charged = rows.find((row) => row.rate === rate);
        expect(net + vat).toBe(gross);
        expect(gross).toBeLessThanOrEqual(charged?.gross ?? 0);
        expect(vat).toBeLessThanOrEqual(charged?.vat ?? 0);
      }
    }),
  );
});

test("a credit note writes it below zero, and nothing as nothing", () => {
  expect(negated([row(10, 1100), row(20, 0)])).toEqual([
    { rate: 10, net: -1000, vat: -100, gross: -1100 },
    { rate: 20, net: 0, vat: 0, gross: 0 },
  ]);
});

test("a line's pieces give back what was paid for them, in whatever steps they go", () => {
  const amount = fc.integer({ min: 0, max: 50_000 });
  fc.assert(
    fc.property(amount, amount, fc.array(fc.integer({ min: 1, max: 9 })), (a, b, steps) => {
      const quantity = steps.reduce((sum, step) => sum + step, 0);
      const paid = [
        { rate: 5.5, amount: asCents(a) },
        { rate: 20, amount: asCents(b) },
      ];
      let before = 0;
      const parts = steps.flatMap((count) => {
        const back = piecesBack({ quantity, paid }, before, count);
        before += count;
        return back;
      });
      for (const { amount } of parts) expect(amount).toBeGreaterThanOrEqual(0);
      const whole = vatIn(quantity === 0 ? [] : paid);
      expect(vatIn(parts)).toEqual(whole);
      for (const { net, vat, gross } of whole) expect(net + vat).toBe(gross);
    }),
  );
});
