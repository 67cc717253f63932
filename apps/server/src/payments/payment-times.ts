const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How soon a payment that may change is looked at again. */
export const CHECK_MS = MINUTE;
/** The same for money that is authorised and waits to be captured. */
export const AUTHORISED_CHECK_MS = 30 * MINUTE;
/** An order that is not paid by then is ended. */
export const UNPAID_ORDER_MS = 30 * MINUTE;
/** An intent without an order is cancelled by then. */
export const UNUSED_INTENT_MS = 2 * HOUR;
/** How long money may be there before its order is, so that a slow order is not refused. */
export const ORDER_GRACE_MS = 2 * MINUTE;
/**
 * How long an event is known again: Stripe repeats one for 3 days by itself, and for 30 days where
 * somebody asks it to.
 */
export const EVENT_RETENTION_MS = 40 * 24 * HOUR;
/** An unused intent is looked at ever less, but often enough that money in it is soon found. */
const UNUSED_CHECK_MAX_MS = 4 * MINUTE;

export function unusedCheckDelay(age: number): number {
  return Math.min(UNUSED_CHECK_MAX_MS, Math.max(CHECK_MS, age / 2));
}

const ATTEMPT_DELAYS = [5 * SECOND, 20 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE];
const LONGEST_DELAY = HOUR;

/** How long to wait after so many attempts at a task; there is no last one. */
export function attemptDelay(attempts: number): number {
  return ATTEMPT_DELAYS[attempts - 1] ?? LONGEST_DELAY;
}
