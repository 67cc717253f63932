import fc from "fast-check";
import { expect, test } from "vitest";
import { cartInput } from "./arbitraries.ts";
import { lineKey, refOf } from "./cart.ts";
import { legalParts } from "./formule.ts";
import { asCents, type Cents, sumCents, ZERO } from "./money.ts";
import { negated, refundOfPieces, sumRefunds, type TaxedAmount, vatOfRefund } from "./refund.ts";
import { soldOrder } from "./sold-order.ts";
import type { TaxedPart } from "./tax.ts";
import { type CartInput, type PricedCart, priceCart } from "./totals.ts";

const row = (rate: number, gross: number) => {
  const vat = Math.round((gross * rate) / (100 + rate));
  return { rate, net: asCents(gross - vat), vat: asCents(vat), gross: asCents(gross) };
};
const meal = { amount: asCents(3000), vat: [row(10, 2000), row(20, 1000)] };
const NONE: TaxedAmount = { amount: ZERO, vat: [] };

/** The VAT breakdown of each step of a series of refunds. */
function inSteps(sold: TaxedAmount, amounts: readonly number[]) {
  const notes: { amount: Cents; vat: ReturnType<typeof vatOfRefund> }[] = [];
  for (const step of amounts) {
    const amount = asCents(step);
    notes.push({ amount, vat: vatOfRefund(sold, sumRefunds(notes), amount) });
  }
  return notes;
}

test("vatOfRefund: a full refund returns the breakdown that was charged", () => {
  expect(vatOfRefund(meal, NONE, asCents(3000))).toEqual(meal.vat);
});

test("vatOfRefund: a partial refund is split in proportion to the rates", () => {
  expect(vatOfRefund(meal, NONE, asCents(1500))).toEqual([row(10, 1000), row(20, 500)]);
});

test("vatOfRefund: a refund of lines uses the rates of these lines", () => {
  const beer = [{ rate: 20, amount: asCents(500) }];
  expect(vatOfRefund(meal, NONE, asCents(500), beer)).toEqual([row(20, 500)]);
});

test("vatOfRefund: lines of a rate with too little left are refunded at the other rates", () => {
  const before = { amount: asCents(2000), vat: [row(10, 1100), row(20, 900)] };
  const beer = [{ rate: 20, amount: asCents(500) }];
  const back = vatOfRefund(meal, before, asCents(500), beer);
  expect(back.map(({ rate, gross }) => [rate, gross])).toEqual([
    [10, 400],
    [20, 100],
  ]);
});

test("vatOfRefund: VAT of a refund is the VAT of everything refunded so far minus what was refunded before, per rate", () => {
  // 14 refunds of 3 cents: each alone has VAT 0 after rounding, together they have 4 cents.
  const sold = { amount: asCents(42), vat: [row(10, 42)] };
  const notes = inSteps(sold, Array(14).fill(3));
  expect(sumRefunds(notes).vat).toEqual([{ rate: 10, net: 38, vat: 4, gross: 42 }]);
  expect(notes.map(({ vat }) => vat[0]?.vat)).toEqual([0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0]);
});

test("negated: a credit note has negative amounts, and zero stays zero", () => {
  expect(negated([row(10, 1100), row(20, 0)])).toEqual([
    { rate: 10, net: -1000, vat: -100, gross: -1100 },
    { rate: 20, net: 0, vat: 0, gross: 0 },
  ]);
});

test("refundOfPieces: the pieces of a line add up to what was paid for it, in any steps", () => {
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
        const back = refundOfPieces({ quantity, paid }, before, count);
        before += count;
        return back;
      });
      for (const { amount } of parts) expect(amount).toBeGreaterThanOrEqual(0);
      for (const { rate, amount } of quantity === 0 ? [] : paid)
        expect(moneyAt(parts, rate)).toBe(amount);
    }),
  );
});

const moneyAt = (parts: readonly TaxedPart[], rate: number) =>
  sumCents(parts.filter((part) => part.rate === rate).map(({ amount }) => amount));

/** The sold order of a priced cart, free lines included. */
function soldOf(input: CartInput, priced: PricedCart) {
  const { totals, vat, tax_added } = priced;
  const free = priced.free_items.map((line) => {
    return { key: "free", quantity: line.quantity, line_total: ZERO, parts: [] };
  });
  const lines = priced.lines.map(({ line, line_total }) => ({
    key: lineKey(refOf(line)),
    quantity: line.quantity,
    line_total,
    parts: legalParts(line, input.orderType),
  }));
  return soldOrder({
    lines: [...lines, ...free],
    discountTotal: asCents(totals.discount + totals.coupon),
    delivery: totals.delivery,
    vat,
    total: totals.total,
    taxAdded: tax_added,
  });
}

/** One refund: pieces of a line, the delivery, or a share of the rest. */
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("pieces" as const),
      line: fc.nat(20),
      count: fc.integer({ min: 1, max: 99 }),
    }),
    fc.record({ kind: fc.constant("delivery" as const) }),
    fc.record({
      kind: fc.constant("amount" as const),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  ),
  { maxLength: 12 },
);

type Steps = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** Refunds an order in random steps, then the rest of it. */
function givenBackWhole(input: CartInput, wanted: Steps) {
  const priced = priceCart(input);
  const sold = soldOf(input, priced);
  const whole = { amount: priced.totals.total, vat: priced.vat };
  const gone = sold.lines.map(() => 0);
  let isDelivered = false;
  const notes: { amount: Cents; vat: ReturnType<typeof vatOfRefund> }[] = [];
  const give = (worth: number, parts: TaxedPart[] = []) => {
    const before = sumRefunds(notes);
    const amount = asCents(Math.min(worth, whole.amount - before.amount));
    if (amount > 0) notes.push({ amount, vat: vatOfRefund(whole, before, amount, parts) });
  };
  for (const step of wanted) {
    if (step.kind === "amount")
      give(Math.round((whole.amount - sumRefunds(notes).amount) * step.share));
    else if (step.kind === "delivery") {
      if (sold.delivery && !isDelivered) give(sold.delivery.amount, [sold.delivery]);
      isDelivered = true;
    } else {
      const lineIndex = sold.lines.length === 0 ? 0 : step.line % sold.lines.length;
      const line = sold.lines[lineIndex];
      if (!line) continue;
      const count = Math.min(step.count, line.quantity - (gone[lineIndex] ?? 0));
      const parts = refundOfPieces(line, gone[lineIndex] ?? 0, count);
      gone[lineIndex] = (gone[lineIndex] ?? 0) + count;
      give(sumCents(parts.map(({ amount }) => amount)), parts);
    }
  }
  give(whole.amount);
  return { priced, sold, notes, whole };
}

test("soldOrder: the delivery has the rate that no line has, although rounding exceeds it elsewhere", () => {
  const cents = asCents;
  const sold = soldOrder({
    lines: [
      {
        key: "1",
        quantity: 1,
        line_total: cents(1000),
        parts: [{ rate: 5.5, amount: cents(1000) }],
      },
    ],
    discountTotal: ZERO,
    delivery: cents(1),
    vat: [
      { rate: 5.5, net: cents(1001), vat: cents(55), gross: cents(1056) },
      { rate: 20, net: cents(1), vat: ZERO, gross: cents(1) },
    ],
    total: cents(1057),
    taxAdded: true,
  });
  expect(sold.delivery).toEqual({ rate: 20, amount: 1 });
  expect(sold.lines[0]?.paid).toEqual([{ rate: 5.5, amount: 1056 }]);
});

test("soldOrder: the parts add up to the order's total, and per rate to its breakdown", () => {
  fc.assert(
    fc.property(cartInput, (input) => {
      const priced = priceCart(input);
      const { lines, delivery } = soldOf(input, priced);
      const parts = [...lines.flatMap(({ paid }) => paid), ...(delivery ? [delivery] : [])];
      for (const { amount } of parts) expect(amount).toBeGreaterThanOrEqual(0);
      // Tax that the reference rule adds to fully discounted lines belongs to no part.
      if (lines.every(({ paid }) => paid.every(({ amount }) => amount === 0))) return;
      expect(sumCents(parts.map(({ amount }) => amount))).toBe(priced.totals.total);
      const gross = sumCents(priced.vat.map((row) => row.gross));
      if (!input.tax.enabled || gross !== priced.totals.total) return;
      for (const { rate, gross } of priced.vat) expect(moneyAt(parts, rate)).toBe(gross);
    }),
    { numRuns: 500 },
  );
});

test("the credit notes of a full refund in any steps add up to the receipt", () => {
  fc.assert(
    fc.property(cartInput, steps, (input, wanted) => {
      const { notes, whole } = givenBackWhole(input, wanted);
      const sum = sumRefunds(notes);
      expect(sum.amount).toBe(whole.amount);
      const isKept = ({ net, vat, gross }: (typeof sum.vat)[number]) => net || vat || gross;
      const byRate = (rows: typeof sum.vat) =>
        rows.filter(isKept).toSorted((a, b) => a.rate - b.rate);
      if (whole.amount > 0) expect(byRate(sum.vat)).toEqual(byRate([...whole.vat]));
    }),
    { numRuns: 1000 },
  );
});

test("no credit note has negative amounts, nor more than is left of a rate", () => {
  fc.assert(
    fc.property(cartInput, steps, (input, wanted) => {
      const { notes, whole } = givenBackWhole(input, wanted);
      for (const [index, { vat }] of notes.entries()) {
        const soFar = sumRefunds(notes.slice(0, index + 1)).vat;
        for (const { net, vat: back, gross } of vat) {
          expect(Math.min(net, back, gross)).toBeGreaterThanOrEqual(0);
          expect(net + back).toBe(gross);
        }
        for (const { rate, gross, vat: back } of soFar) {
          const charged = whole.vat.find((row) => row.rate === rate);
          expect(gross).toBeLessThanOrEqual(charged?.gross ?? 0);
          expect(back).toBeLessThanOrEqual(charged?.vat ?? 0);
        }
      }
    }),
    { numRuns: 500 },
  );
});
