import { type Cents, roundCents } from "@noren/ordering/money.ts";

/**
 * Converts between decimal euros on the wire and integer cents; the only place that does. Separate
 * from the schemas, so that the browser can format amounts without loading them.
 * Rounds half away from zero in decimal notation: 1.005 is 101 cents, although the nearest double
 * is lower.
 */
export function eurosToCents(euros: number): Cents {
  return roundCents(Math.abs(euros) < 1e-6 ? 0 : Number(`${euros}e2`));
}

export function centsToEuros(cents: Cents): number {
  return cents / 100;
}
