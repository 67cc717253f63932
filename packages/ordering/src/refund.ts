import { allocate } from "./allocate.ts";
import { asCents, type Cents, minCents, roundCents, sumCents, ZERO } from "./money.ts";
import type { SoldLine } from "./sold-order.ts";
import { type TaxedPart, taxOn } from "./tax.ts";
import type { VatRow } from "./vat.ts";

/** An amount with its breakdown; above zero also where it went back. */
export type TaxedAmount = { amount: Cents; vat: readonly VatRow[] };

/**
 * The VAT that goes back with `amount`, after `before` went back already: VAT of all that was given
 * back so far, minus the VAT already given back, per rate (rules.md, Giving money back). So whatever
 * the steps, the whole gives back exactly what was charged, per rate, net, VAT and gross. `parts`
 * says at which rates the money was paid; without it, and where they have less left, it goes back in
 * proportion to what is left of each rate.
 */
export function vatBack(
  sold: TaxedAmount,
  before: TaxedAmount,
  amount: Cents,
  parts: readonly TaxedPart[] = [],
): VatRow[] {
  const returned = (rate: number, of: "vat" | "gross") =>
    sumCents(before.vat.filter((row) => row.rate === rate).map((row) => row[of]));
  const gross = grossBack(sold, before, amount);
  const rates = sold.vat.map((row) => {
    const left = asCents(Math.max(0, row.gross - returned(row.rate, "gross")));
    const ofRate = parts.filter(({ rate }) => rate === row.rate);
    return { row, left, wanted: minCents(left, sumCents(ofRate.map((part) => part.amount))) };
  });
  return shares(gross, rates)
    .map(({ of: { row }, share }) => {
      const soFar = asCents(returned(row.rate, "gross") + share);
      const vat = asCents(vatOfGross(row, soFar) - returned(row.rate, "vat"));
      return { rate: row.rate, net: asCents(share - vat), vat, gross: share };
    })
    .filter(({ net, vat, gross }) => net !== 0 || vat !== 0 || gross !== 0);
}

/**
 * How much of the breakdown goes back with an amount. The two differ only where the total has tax
 * added by the reference rule, which is no VAT of the breakdown: then in proportion.
 */
function grossBack(sold: TaxedAmount, before: TaxedAmount, amount: Cents): Cents {
  const whole = sumCents(sold.vat.map(({ gross }) => gross));
  const soFar = before.amount + amount;
  const wanted =
    soFar >= sold.amount ? whole : roundCents((whole * soFar) / Math.max(1, sold.amount));
  const returned = sumCents(before.vat.map(({ gross }) => gross));
  return asCents(Math.max(0, wanted - returned));
}

type RateLeft = { row: VatRow; left: Cents; wanted: Cents };

function shares(gross: Cents, rates: readonly RateLeft[]) {
  const wanted = sumCents(rates.map((rate) => rate.wanted));
  if (wanted >= gross) return allocate(gross, rates, (rate) => rate.wanted, dearerFirst);
  const rest = asCents(gross - wanted);
  const more = allocate(rest, rates, ({ left, wanted }) => left - wanted, dearerFirst);
  return more.map(({ of, share }) => ({ of, share: asCents(of.wanted + share) }));
}

function dearerFirst(a: RateLeft, b: RateLeft): number {
  return b.left - a.left || b.row.rate - a.row.rate;
}

function vatOfGross({ rate, vat, gross }: VatRow, part: Cents): Cents {
  if (part >= gross) return vat;
  return minCents(vat, roundCents(taxOn(part, rate, true)));
}

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

/** Amounts of several credit notes together. */
export function addedUp(list: readonly TaxedAmount[]): { amount: Cents; vat: VatRow[] } {
  const byRate = Map.groupBy(
    list.flatMap(({ vat }) => vat),
    ({ rate }) => rate,
  );
  const vat = [...byRate].map(([rate, rows]) => ({
    rate,
    net: sumCents(rows.map(({ net }) => net)),
    vat: sumCents(rows.map((row) => row.vat)),
    gross: sumCents(rows.map(({ gross }) => gross)),
  }));
  return { amount: sumCents(list.map(({ amount }) => amount)), vat };
}

/** As a credit note writes it: below zero. */
export function negated(rows: readonly VatRow[]): VatRow[] {
  const minus = (amount: Cents) => asCents(amount === 0 ? ZERO : -amount);
  return rows.map(({ rate, net, vat, gross }) => {
    return { rate, net: minus(net), vat: minus(vat), gross: minus(gross) };
  });
}
