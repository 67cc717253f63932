import { itemPrice } from "./line.ts";
import type { Line, OrderType, TaxSettings } from "./model.ts";
import { asCents, type Cents, roundCents, sumCents, ZERO } from "./money.ts";

/** storefront.md §9: percent, where an item or a choice has none; a rate of 0 stays 0. */
export const DEFAULT_TAX_RATE = 10;

/** An amount of a line that is taxed at one rate: the item's or a choice's, quantities included. */
export type TaxedPart = { rate: number; amount: Cents };

/** The item and its choices, each at its own rate; together they are the line's total. */
export function taxedParts({ item, quantity, choices }: Line, orderType: OrderType): TaxedPart[] {
  const parts = [part(item.item_price.tax_rate, itemPrice(item, orderType) * quantity)];
  for (const chosen of choices) {
    const { price, tax_rate } = chosen.choice;
    parts.push(part(tax_rate, price * chosen.quantity * quantity));
  }
  return parts;
}

function part(rate: number | null, amount: number): TaxedPart {
  return { rate: rate ?? DEFAULT_TAX_RATE, amount: asCents(amount) };
}

/** The tax in an amount (inclusive) or on it (exclusive), not rounded. */
export function taxOn(amount: number, rate: number, inclusive: boolean): number {
  return (amount * rate) / (inclusive ? 100 + rate : 100);
}

/**
 * The wire's `tax`: of the lines to pay alone, before discounts and without delivery. The setting
 * `reference` applies a line's quantity twice (storefront.md §9), `exact` once.
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
      const parts = taxedParts(line, orderType);
      const tax = parts.reduce((sum, { amount, rate }) => sum + taxOn(amount, rate, inclusive), 0);
      return roundCents(tax * again);
    }),
  );
}
