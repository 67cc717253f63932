/** So many failures in a row, and the service is left alone for a while, each time twice as long. */
const FAILURES = 2;
const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 300_000;

/** Decides whether a service that fails is asked again: after each rest by one call alone. */
export function createBreaker(now: () => number) {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;

  const isTrial = () => failures >= FAILURES;

  return {
    /** Whether to ask now; who may, says how it went by `succeeded`, `failed` or `rest`. */
    mayAsk(): boolean {
      if (now() < restsUntil || (isTrial() && isTrying)) return false;
      isTrying = isTrial();
      return true;
    },
    succeeded(): void {
      failures = 0;
      isTrying = false;
    },
    /** Returns for how long (ms) the service is left alone; 0 where it is not yet. */
    failed(): number {
      isTrying = false;
      // Calls that ran at the same time met the same fault: it counts once.
      if (now() < restsUntil) return 0;
      failures++;
      if (!isTrial()) return 0;
      const rest = Math.min(FIRST_REST_MS * 2 ** (failures - FAILURES), LONGEST_REST_MS);
      restsUntil = now() + rest;
      return rest;
    },
    /** The service itself asks to be left alone. */
    rest(ms: number): void {
      isTrying = false;
      restsUntil = now() + Math.min(ms, LONGEST_REST_MS);
    },
  };
}
