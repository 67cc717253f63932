import fc from "fast-check";
import { expect, test } from "vitest";
import { cartInput } from "./arbitraries.ts";
import { lineKey, refOf } from "./cart.ts";
import { explainTotal } from "./explain.ts";
import { sumCents } from "./money.ts";
import { type CartInput, type PricedCart, priceCart } from "./totals.ts";

const holds = (check: (priced: PricedCart, input: CartInput) => void) =>
  fc.assert(
    fc.property(cartInput, (input) => check(priceCart(input), input)),
    { numRuns: 500 },
  );

test("the parts add up to the total to the cent", () => {
  holds(({ lines, offers, tax_added, totals }) => {
    const { subtotal, discount, coupon, delivery, tax, total } = totals;
    expect(sumCents(lines.map(({ line_total }) => line_total))).toBe(subtotal);
    expect(subtotal + delivery - discount - coupon + (tax_added ? tax : 0)).toBe(total);
    const off = offers.filter(({ type }) => type !== "free_delivery");
    expect(sumCents(off.map(({ amount }) => amount))).toBe(discount);
  });
});

test("no amount is negative, and discounts never exceed the subtotal", () => {
  holds(({ totals }) => {
    expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0);
    expect(totals.discount + totals.coupon).toBeLessThanOrEqual(totals.subtotal);
  });
});

/**
 * The parts of a result that must not depend on the order of lines: free lines as a set, the rest
 * as it is.
 */
function essence({ totals, vat, hints, offers, free_items }: PricedCart): unknown {
  const free = free_items.map(
    (line) => `${line.offer_id} ${line.quantity} ${lineKey(refOf(line))}`,
  );
  const amounts = offers.map(({ id, amount }) => ({ id, amount }));
  return { totals, vat, hints, amounts, free: free.sort() };
}

test("the order of lines never matters", () => {
  holds((priced, input) => {
    const reversed = priceCart({ ...input, lines: input.lines.toReversed() });
    expect(essence(reversed)).toEqual(essence(priced));
  });
});

test("the order of offers never matters", () => {
  holds((priced, input) => {
    const reversed = priceCart({ ...input, offers: input.offers.toReversed() });
    expect(reversed).toEqual(priced);
  });
});

test("a higher quantity never lowers the subtotal", () => {
  holds(({ totals }, input) => {
    const more = input.lines.map((line, i) =>
      i === 0 ? { ...line, quantity: line.quantity + 1 } : line,
    );
    expect(priceCart({ ...input, lines: more }).totals.subtotal).toBeGreaterThanOrEqual(
      totals.subtotal,
    );
  });
});

test("the gross amounts of the VAT breakdown add up to the total", () => {
  holds(({ vat, totals }, { tax }) => {
    for (const { net, vat: on, gross } of vat) expect(net + on).toBe(gross);
    const charged = tax.inclusive || tax.quantity === "exact";
    if (tax.enabled && charged) {
      expect(sumCents(vat.map(({ gross }) => gross))).toBe(totals.total);
    }
  });
});

test("the steps of explainTotal add up to the total", () => {
  holds((priced) => {
    expect(sumCents(explainTotal(priced).map(({ amount }) => amount))).toBe(priced.totals.total);
  });
});

test("free items have price 0 and need a paid line", () => {
  holds(({ free_items, lines }) => {
    if (lines.length === 0) expect(free_items).toEqual([]);
    for (const { item, choices } of free_items) {
      expect(item.item_price).toMatchObject({ price_delivery: 0, price_pickup: 0 });
      expect(choices.every(({ choice }) => choice.price === 0)).toBe(true);
    }
  });
});

test("a hint has a positive missing amount, and disappears when it is reached", () => {
  holds(({ hints, totals }, input) => {
    for (const { missing } of hints) expect(missing).toBeGreaterThan(0);
    const [line] = input.lines;
    const reach = Math.max(0, ...hints.map(({ missing }) => missing));
    const unit = line ? totals.subtotal : 0;
    if (!line || reach === 0 || unit === 0) return;
    const times = Math.ceil(reach / unit) + 1;
    const lines = Array.from({ length: times }, () => input.lines).flat();
    expect(priceCart({ ...input, lines }).hints).toEqual([]);
  });
});
