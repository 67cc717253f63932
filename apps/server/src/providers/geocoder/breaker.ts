/** After this many consecutive failures calls are suspended; each suspension is twice as long. */
const FAILURES = 2;
const MIN_SUSPENSION_MS = 5_000;
const MAX_SUSPENSION_MS = 300_000;

/**
 * Circuit breaker with exponential back-off: after each suspension one trial call is let through.
 */
export function createBreaker(now: () => number) {
  let failures = 0;
  let suspendedUntil = 0;
  let isTrying = false;

  const isTrial = () => failures >= FAILURES;

  return {
    /** Whether a call may run now; if so, the caller reports `succeeded`, `failed` or `suspend`. */
    tryAcquire(): boolean {
      if (now() < suspendedUntil || (isTrial() && isTrying)) return false;
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
      if (now() < suspendedUntil) return 0;
      failures++;
      if (!isTrial()) return 0;
      const suspension = Math.min(
        MIN_SUSPENSION_MS * 2 ** (failures - FAILURES),
        MAX_SUSPENSION_MS,
      );
      suspendedUntil = now() + suspension;
      return suspension;
    },
    /** The service requested a pause (429). */
    suspend(ms: number): void {
      isTrying = false;
      suspendedUntil = now() + Math.min(ms, MAX_SUSPENSION_MS);
    },
  };
}
