/** After this many consecutive failures calls are suspended; each suspension is twice as long. */
const FAILURES = 2;
const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 300_000;

/**
 * Circuit breaker with exponential back-off: after each suspension one trial call is let through.
 */
export function createBreaker(now: () => number) {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;

  const isTrial = () => failures >= FAILURES;

  return {
    /** Whether a call may run now; if so, the caller reports `succeeded`, `failed` or `rest`. */
    mayAsk(): boolean {
      if (now() < restsUntil || (isTrial() && isTrying)) return false;
      isTrying = isTrial();
      return true;
    },
    succeeded(): void {
      failures = 0;
      isTrying = false;
    },
    /** Returns the suspension in ms; 0 if calls are not suspended yet. */
    failed(): number {
      isTrying = false;
      // Concurrent calls failed by the same fault: it counts once.
      if (now() < restsUntil) return 0;
      failures++;
      if (!isTrial()) return 0;
      const rest = Math.min(FIRST_REST_MS * 2 ** (failures - FAILURES), LONGEST_REST_MS);
      restsUntil = now() + rest;
      return rest;
    },
    /** The service requested a pause (429). */
    rest(ms: number): void {
      isTrying = false;
      restsUntil = now() + Math.min(ms, LONGEST_REST_MS);
    },
  };
}
