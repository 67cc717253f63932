const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Back-off in ms; in total just under a day, after which an order's mail is useless. */
const DELAYS = [10_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR];

/**
 * Delay in ms after `attempts` failures; null to give up. Up to 10 % jitter, so that mails that
 * failed together are not all retried at once.
 */
export function retryDelay(attempts: number): number | null {
  const delay = DELAYS[attempts - 1];
  return delay === undefined ? null : Math.round(delay * (1 - Math.random() / 10));
}
