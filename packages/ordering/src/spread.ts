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

  const parts = weights.map((weight, index) => {
    const share = Math.floor((amount * weight) / whole);
    return { index, share, remainder: amount * weight - share * whole };
  });
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  const winners = parts.toSorted((a, b) => b.remainder - a.remainder || before(a.index, b.index));
  for (const winner of winners.slice(0, left)) winner.share += 1;
  return parts.map(({ share }) => asCents(share));
}
