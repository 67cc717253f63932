import { allocate } from "./allocate.ts";
import { asCents, type Cents, minCents, roundCents, sumCents, ZERO } from "./money.ts";
import type { SoldLine } from "./sold-order.ts";
import { type TaxedPart, taxOn } from "./tax.ts";
import type { VatRow } from "./vat.ts";

/** An amount with its VAT breakdown; positive for refunds too. */
export type TaxedAmount = { amount: Cents; vat: readonly VatRow[] };

/**
 * The VAT breakdown of a refund of `amount`, after `before` was refunded: VAT of everything
 * refunded so far minus the VAT refunded before, per rate (rules.md, Giving money back). So a full
 * refund in any number of steps returns exactly what was charged, per rate, net, VAT and gross.
 * `parts` gives the rates of the refunded lines; without it, and where these have too little left,
 * the amount is split in proportion to what is left of each rate.
 */
export function vatOfRefund(
  sold: TaxedAmount,
  before: TaxedAmount,
  amount: Cents,
  parts: readonly TaxedPart[] = [],
): VatRow[] {
  const returned = (rate: number, of: "vat" | "gross") =>
    sumCents(before.vat.filter((row) => row.rate === rate).map((row) => row[of]));
  const gross = grossOfRefund(sold, before, amount);
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
 * The part of the breakdown that is refunded with an amount. It differs from the amount only if the
 * total contains tax added by the reference rule, which is not part of the breakdown: then it is
 * proportional.
 */
function grossOfRefund(sold: TaxedAmount, before: TaxedAmount, amount: Cents): Cents {
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
  if (wanted >= gross) return allocate(gross, rates, (rate) => rate.wanted, byAmountDescending);
  const rest = asCents(gross - wanted);
  const more = allocate(rest, rates, ({ left, wanted }) => left - wanted, byAmountDescending);
  return more.map(({ of, share }) => ({ of, share: asCents(of.wanted + share) }));
}

function byAmountDescending(a: RateLeft, b: RateLeft): number {
  return b.left - a.left || b.row.rate - a.row.rate;
}

function vatOfGross({ rate, vat, gross }: VatRow, part: Cents): Cents {
  if (part >= gross) return vat;
  return minCents(vat, roundCents(taxOn(part, rate, true)));
}

/**
 * The refund of `count` more pieces of a line by rate, after `before` pieces were refunded. All
 * pieces together add up exactly to what was paid, in any steps.
 */
export function refundOfPieces({ quantity, paid }: SoldLine, before: number, count: number) {
  const worth = (amount: Cents, pieces: number) => Math.round((amount * pieces) / quantity);
  return paid.map(({ rate, amount }): TaxedPart => {
    return { rate, amount: asCents(worth(amount, before + count) - worth(amount, before)) };
  });
}

/** The sum of several credit notes. */
export function sumRefunds(list: readonly TaxedAmount[]): { amount: Cents; vat: VatRow[] } {
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

/** Negated, as on a credit note. */
export function negated(rows: readonly VatRow[]): VatRow[] {
  const minus = (amount: Cents) => asCents(amount === 0 ? ZERO : -amount);
  return rows.map(({ rate, net, vat, gross }) => {
    return { rate, net: minus(net), vat: minus(vat), gross: minus(gross) };
  });
}
