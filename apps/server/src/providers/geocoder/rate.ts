const SECOND = 1000;

/** Rate limiter: admits `perSecond` calls in any second and `maxConcurrent` at a time. */
export function createRate(
  limits: { perSecond: number; maxConcurrent: number },
  now: () => number,
) {
  const starts: number[] = [];
  let running = 0;

  return {
    enter(): boolean {
      const isFull = running >= limits.maxConcurrent;
      const [earliest = Number.NEGATIVE_INFINITY] = starts;
      const isTooSoon = starts.length >= limits.perSecond && now() - earliest < SECOND;
      if (isFull || isTooSoon) return false;
      if (starts.length >= limits.perSecond) starts.shift();
      starts.push(now());
      running++;
      return true;
    },
    leave(): void {
      running--;
    },
  };
}
