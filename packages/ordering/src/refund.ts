import { asCents, type Cents, minCents, roundCents, sumCents, ZERO } from "./money.ts";
import { spread } from "./spread.ts";
import { type TaxedPart, taxOn } from "./tax.ts";
import type { VatRow } from "./vat.ts";

/**
 * The part of a VAT breakdown that goes back with `amount` of its gross: in proportion to the rates,
 * VAT rounded once for each; the whole goes back exactly as it was charged.
 */
export function vatOfRefund(rows: readonly VatRow[], amount: Cents): VatRow[] {
  const whole = rows.reduce((sum, { gross }) => sum + gross, 0);
  if (whole === 0 || amount === 0) return [];
  if (amount === whole) return [...rows];
  const shares = spread(
    amount,
    rows,
    ({ gross }) => gross,
    (a, b) => b.rate - a.rate,
  );
  return shares
    .filter(({ share }) => share !== ZERO)
    .map(({ of: { rate, vat }, share }) => {
      const part = minCents(roundCents((share * rate) / (100 + rate)), vat);
      return { rate, net: asCents(share - part), vat: part, gross: share };
    });
}

/** A line as it was sold: what was paid for all of it by rate, discounts off and tax included. */
export type SoldLine = { quantity: number; paid: readonly TaxedPart[] };

/**
 * What so many more pieces of a line give back by rate, where `before` went back already: in whatever
 * steps all of its pieces go back, they give what was paid for them, to the cent.
 */
export function piecesBack({ quantity, paid }: SoldLine, before: number, count: number) {
  const worth = (amount: Cents, pieces: number) => Math.round((amount * pieces) / quantity);
  return paid.map(({ rate, amount }): TaxedPart => {
    return { rate, amount: asCents(worth(amount, before + count) - worth(amount, before)) };
  });
}

/** The breakdown of amounts that contain their VAT, lowest rate first; VAT is rounded once per rate. */
export function vatIn(parts: readonly TaxedPart[]): VatRow[] {
  const byRate = Map.groupBy(parts, ({ rate }) => rate);
  return [...byRate]
    .map(([rate, of]) => ({ rate, gross: sumCents(of.map(({ amount }) => amount)) }))
    .filter(({ gross }) => gross !== 0)
    .sort((a, b) => a.rate - b.rate)
    .map(({ rate, gross }) => {
      const vat = roundCents(taxOn(gross, rate, true));
      return { rate, net: asCents(gross - vat), vat, gross };
    });
}

/** As a credit note writes it: below zero. */
export function negated(rows: readonly VatRow[]): VatRow[] {
  const minus = (amount: Cents) => asCents(amount === 0 ? 0 : -amount);
  return rows.map(({ rate, net, vat, gross }) => {
    return { rate, net: minus(net), vat: minus(vat), gross: minus(gross) };
  });
}
