const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Waiting times after a failure; together not quite a day, then an order's mail is too late. */
const DELAYS = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR];

/**
 * How long to wait after so many attempts, null to give up. Up to a tenth less, so that mails that
 * failed together do not all come back at once.
 */
export function retryDelay(attempts: number): number | null {
  const delay = DELAYS[attempts - 1];
  return delay === undefined ? null : Math.round(delay * (1 - Math.random() / 10));
}
