const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Interval of checks of a payment that may change. */
export const CHECK_MS = MINUTE;
/** Interval of checks of an authorised payment that waits for its capture. */
export const AUTHORISED_CHECK_MS = 30 * MINUTE;
/** An order not paid within this time is ended. */
export const UNPAID_ORDER_MS = 30 * MINUTE;
/** An intent without an order is cancelled after this time. */
export const UNUSED_INTENT_MS = 2 * HOUR;
/** How long a paid intent waits for its order before it is released. */
export const ORDER_GRACE_MS = 2 * MINUTE;
/**
 * How long webhook events are stored for deduplication: Stripe resends one for 3 days by itself,
 * and for 30 days if a person asks.
 */
export const EVENT_RETENTION_MS = 40 * 24 * HOUR;
/**
 * Longest interval of checks of an unused intent, short enough that a payment in it is found soon.
 */
const UNUSED_CHECK_MAX_MS = 4 * MINUTE;

export function unusedCheckDelay(age: number): number {
  return Math.min(UNUSED_CHECK_MAX_MS, Math.max(CHECK_MS, age / 2));
}

const ATTEMPT_DELAYS = [5 * SECOND, 20 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE];
const LONGEST_DELAY = HOUR;

/** Back-off in ms after the given number of attempts; there is no last attempt. */
export function attemptDelay(attempts: number): number {
  return ATTEMPT_DELAYS[attempts - 1] ?? LONGEST_DELAY;
}
