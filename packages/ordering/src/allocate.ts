import { asCents, type Cents, ZERO } from "./money.ts";

export type Share<T> = { of: T; share: Cents };

/**
 * Allocates an amount in proportion to weights by the largest remainder method, so the shares add
 * up to the amount (rules.md, Tax). `before` breaks ties between equal remainders; it has to
 * compare contents, so that the order of the list cannot matter. Throws a RangeError if all weights
 * are 0.
 */
export function allocate<T>(
  amount: Cents,
  list: readonly T[],
  weightOf: (of: T) => number,
  before: (a: T, b: T) => number,
): Share<T>[] {
  if (amount === 0) return list.map((of) => ({ of, share: ZERO }));
  const whole = list.reduce((sum, of) => sum + weightOf(of), 0);
  if (whole === 0) throw new RangeError(`Nothing to allocate ${amount} cents to`);

  const parts = list.map((of) => {
    const share = Math.floor((amount * weightOf(of)) / whole);
    return { of, share, remainder: amount * weightOf(of) - share * whole };
  });
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  const winners = parts.toSorted((a, b) => b.remainder - a.remainder || before(a.of, b.of));
  for (const winner of winners.slice(0, left)) winner.share += 1;
  return parts.map(({ of, share }) => ({ of, share: asCents(share) }));
}
