import { asCents, type Cents, minCents, roundCents, ZERO } from "./money.ts";
import { spread } from "./spread.ts";
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

/** As a credit note writes it: below zero. */
export function negated(rows: readonly VatRow[]): VatRow[] {
  const minus = (amount: Cents) => asCents(amount === 0 ? 0 : -amount);
  return rows.map(({ rate, net, vat, gross }) => {
    return { rate, net: minus(net), vat: minus(vat), gross: minus(gross) };
  });
}
