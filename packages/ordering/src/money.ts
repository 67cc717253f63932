declare const cents: unique symbol;

/**
 * An integer number of euro cents. Only `contract` converts the wire's decimal euros to it and
 * back.
 */
export type Cents = number & { readonly [cents]: true };

export const ZERO = 0 as Cents;

/**
 * Brands an integer; throws a RangeError for a fraction of a cent, which is a bug of the caller.
 */
export function asCents(amount: number): Cents {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is not a whole number of cents`);
  return amount as Cents;
}

/**
 * Rounds half away from zero (rules.md, Money). To ignore floating-point noise at a half, the
 * amount is first rounded to a millionth of a cent, which represents every product of cents and a
 * rate exactly.
 */
export function roundCents(amount: number): Cents {
  const size = Math.round(Math.abs(amount) * 1e6) / 1e6;
  const nearest = Math.round(size);
  return asCents(amount < 0 && nearest > 0 ? -nearest : nearest);
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return asCents(sum);
}

export function minCents(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}

export function maxCents(a: Cents, b: Cents): Cents {
  return a > b ? a : b;
}

/** The difference between `amount` and `goal`; 0 if the goal is reached. */
export function missingCents(amount: Cents, goal: Cents): Cents {
  return amount < goal ? asCents(goal - amount) : ZERO;
}

/** `percent` percent of an amount, rounded once. */
export function percentOf(amount: Cents, percent: number): Cents {
  return roundCents((amount * percent) / 100);
}
