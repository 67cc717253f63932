import { asCents, type Cents, ZERO } from "./money.ts";

/**
 * Spreads an amount over weights in proportion; the cents left by rounding down go to the largest
 * remainders, so the shares add up to the amount (rules.md, Tax). `before` orders the indexes whose
 * remainders are equal: give it an order by content, and the order of the weights cannot matter.
 */
export function spread(
  amount: Cents,
  weights: readonly number[],
  before: (a: number, b: number) => number,
): Cents[] {
  if (amount === 0) return weights.map(() => ZERO);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) throw new RangeError(`Nothing to spread ${amount} cents over`);

  const shares = weights.map((weight) => Math.floor((amount * weight) / whole));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const winners = new Set(byRemainder(amount, weights, whole, before).slice(0, left));
  return shares.map((share, index) => asCents(winners.has(index) ? share + 1 : share));
}

function byRemainder(
  amount: number,
  weights: readonly number[],
  whole: number,
  before: (a: number, b: number) => number,
): number[] {
  const remainders = weights.map((weight) => (amount * weight) % whole);
  const indexes = [...weights.keys()];
  return indexes.sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || before(a, b));
}
