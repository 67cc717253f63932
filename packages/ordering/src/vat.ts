import { allocate } from "./allocate.ts";
import { lineKey, refOf } from "./cart.ts";
import { isPart, legalParts } from "./formule.ts";
import type { PricedLine } from "./line.ts";
import type { OrderType, TaxSettings } from "./model.ts";
import { asCents, type Cents, roundCents, sumCents } from "./money.ts";
import { applyDiscount, DEFAULT_TAX_RATE, type TaxedPart, taxedParts, taxOn } from "./tax.ts";

/** The amounts at one rate (percent); `net + vat = gross`. */
export type VatRow = { rate: number; net: Cents; vat: Cents; gross: Cents };

export type VatInput = {
  lines: readonly PricedLine[];
  orderType: OrderType;
  /** Discount of offers and coupon on the subtotal. */
  discountTotal: Cents;
  /** The delivery fee to pay. */
  delivery: Cents;
  tax: TaxSettings;
};

/**
 * The legal VAT breakdown, lowest rate first, after discounts and with delivery; VAT is rounded
 * once per rate. Rates without an amount have no row; empty if tax is disabled.
 */
export function vatBreakdown(input: VatInput): VatRow[] {
  const legal = breakdown(input, legalParts);
  const { inclusive, quantity } = input.tax;
  const isCharged = !inclusive && quantity === "exact";
  return isCharged && hasFormule(input) ? charging(vatByWireRates(input), legal) : legal;
}

/** The breakdown in which a formule's price has the formule's own rate, as on the wire. */
export function vatByWireRates(input: VatInput): VatRow[] {
  return breakdown(input, taxedParts);
}

function hasFormule({ lines }: VatInput): boolean {
  return lines.some(({ line }) => line.choices.some(isPart));
}

/** The rates of the legal breakdown, with the amount that was charged by those of the wire. */
function charging(wire: readonly VatRow[], legal: readonly VatRow[]): VatRow[] {
  const charged = sumCents(wire.map(({ gross }) => gross));
  return allocate(
    charged,
    legal,
    ({ gross }) => gross,
    (a, b) => b.rate - a.rate,
  ).map(({ of: { rate }, share }) => vatRow(rate, share, true));
}

type PartsOf = (line: PricedLine["line"], orderType: OrderType) => TaxedPart[];

function breakdown(input: VatInput, partsOf: PartsOf): VatRow[] {
  const { lines, orderType, discountTotal, delivery, tax } = input;
  if (!tax.enabled) return [];
  const costs = lines.map(({ line, line_total }): LineCost => {
    const parts = partsOf(line, orderType);
    // Read for equal remainders alone, and slow to compute.
    return {
      line_total,
      parts,
      get key() {
        return lineKey(refOf(line));
      },
    };
  });
  const amounts = amountsByRate(afterDiscounts(costs, discountTotal).flat());
  const rate = tax.delivery ?? mainRate(amounts);
  amounts.set(rate, (amounts.get(rate) ?? 0) + delivery);
  return [...amounts]
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => a - b)
    .map(([rate, amount]) => vatRow(rate, asCents(amount), tax.inclusive));
}

function vatRow(rate: number, amount: Cents, inclusive: boolean): VatRow {
  const vat = roundCents(taxOn(amount, rate, inclusive));
  return inclusive
    ? { rate, net: asCents(amount - vat), vat, gross: amount }
    : { rate, net: amount, vat, gross: asCents(amount + vat) };
}

/** A line before discounts; `key` is its `lineKey`. */
export type LineCost = { key: string; line_total: Cents; parts: readonly TaxedPart[] };

/**
 * The cost of each line by rate after `discountTotal`: the discount is allocated to the lines in
 * proportion, then within each line to the item and its choices.
 */
export function afterDiscounts(lines: readonly LineCost[], discountTotal: Cents): TaxedPart[][] {
  if (discountTotal === 0) return lines.map(({ parts }) => [...parts]);
  const shares = allocate(discountTotal, lines, ({ line_total }) => line_total, byAmountDescending);
  return shares.map(({ of, share }) => applyDiscount(of.parts, share));
}

/**
 * Tie-break between equal remainders: the more expensive line, then the higher rate (rules.md,
 * Tax), then by content, so that the order of the lines cannot matter.
 */
function byAmountDescending(a: LineCost, b: LineCost): number {
  return b.line_total - a.line_total || highestRate(b) - highestRate(a) || (a.key < b.key ? -1 : 1);
}

function highestRate({ parts }: LineCost): number {
  return Math.max(0, ...parts.filter(({ amount }) => amount > 0).map(({ rate }) => rate));
}

function amountsByRate(parts: readonly TaxedPart[]): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const { rate, amount } of parts) amounts.set(rate, (amounts.get(rate) ?? 0) + amount);
  return amounts;
}

/** The rate with the largest amount, on a tie the higher: it applies to delivery. */
function mainRate(amounts: ReadonlyMap<number, number>): number {
  const carrying = [...amounts].filter(([, amount]) => amount > 0);
  const [main] = carrying.sort(([r1, a1], [r2, a2]) => a2 - a1 || r2 - r1);
  return main?.[0] ?? DEFAULT_TAX_RATE;
}
