import { type Cents, roundCents } from "@noren/ordering/money.ts";

/**
 * Decimal euros on the wire, whole cents inside: the only place that turns one into the other. On
 * its own, so that the browser can write amounts without the schemas.
 *
 * Rounds half away from zero, as the amount is written in decimal: 1.005 is 101 cents, although
 * the nearest double lies below it.
 */
export function eurosToCents(euros: number): Cents {
  return roundCents(Math.abs(euros) < 1e-6 ? 0 : Number(`${euros}e2`));
}

export function centsToEuros(cents: Cents): number {
  return cents / 100;
}
