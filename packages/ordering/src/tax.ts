import { allocate } from "./allocate.ts";
import { type Costed, itemPrice, unitPrice } from "./line.ts";
import type { Line, OrderType, TaxSettings } from "./model.ts";
import { asCents, type Cents, roundCents, sumCents, ZERO } from "./money.ts";

/** storefront.md §9: the percentage for items and choices without a rate; a rate of 0 stays 0. */
export const DEFAULT_TAX_RATE = 10;

/** A part of a line's price at one tax rate, quantities included. */
export type TaxedPart = { rate: number; amount: Cents };

/**
 * The item and its choices, each at its own rate; they add up to the line total. A choice with a
 * negative price is a discount within its line.
 */
export function taxedParts(line: Costed, orderType: OrderType): TaxedPart[] {
  const parts = ownParts(line, orderType);
  const paid = parts.filter(({ amount }) => amount >= 0);
  return applyDiscount(paid, asCents(sumOf(paid) - sumOf(parts)));
}

function sumOf(parts: readonly TaxedPart[]): Cents {
  return sumCents(parts.map(({ amount }) => amount));
}

/** The item and its choices as priced, also below 0; none where the line costs nothing. */
function ownParts(line: Costed, orderType: OrderType): TaxedPart[] {
  if (unitPrice(line, orderType) === 0) return [];
  const { item, quantity, choices } = line;
  return [
    part(item.item_price.tax_rate, itemPrice(item, orderType) * quantity),
    ...choices.map(({ choice, quantity: each }) =>
      part(choice.tax_rate, choice.price * each * quantity),
    ),
  ];
}

function part(rate: number | null, amount: number): TaxedPart {
  return { rate: rate ?? DEFAULT_TAX_RATE, amount: asCents(amount) };
}

/**
 * Allocates a discount over the parts of a line; among equal remainders the higher rate is reduced
 * by the cent.
 */
export function applyDiscount(parts: readonly TaxedPart[], discount: Cents): TaxedPart[] {
  const cuts = allocate(
    discount,
    parts,
    (part) => part.amount,
    (a, b) => b.rate - a.rate,
  );
  return cuts.map(({ of, share }) => ({ rate: of.rate, amount: asCents(of.amount - share) }));
}

/** The tax contained in an amount (inclusive) or added to it (exclusive), not rounded. */
export function taxOn(amount: number, rate: number, inclusive: boolean): number {
  return (amount * rate) / (inclusive ? 100 + rate : 100);
}

/**
 * The wire's `tax`: on paid lines, before discounts and without delivery. The setting `reference`
 * applies a line's quantity twice (storefront.md §9), `exact` once. A choice that lowers the price
 * lowers the tax at its own rate (rules.md, Tax), never below 0.
 */
export function referenceTax(
  lines: readonly Line[],
  orderType: OrderType,
  { enabled, inclusive, quantity }: Pick<TaxSettings, "enabled" | "inclusive" | "quantity">,
): Cents {
  if (!enabled) return ZERO;
  return sumCents(
    lines.map((line) => {
      const again = quantity === "reference" ? line.quantity : 1;
      const parts = ownParts(line, orderType);
      const tax = parts.reduce((sum, { amount, rate }) => sum + taxOn(amount, rate, inclusive), 0);
      return roundCents(Math.max(0, tax) * again);
    }),
  );
}
