/** A clock shows `at` when the machine's shows `from`; both in epoch milliseconds. */
type ClockTerms = { from: number; at: number; speed: number };

export type AcceleratedClock = ReturnType<typeof acceleratedClock>;

/** A clock `speed` times as fast as the machine's, which stands until a process goes by it too. */
export function acceleratedClock(at: number, speed: number) {
  let stoppedAt: number | null = at;
  let terms: ClockTerms = { from: 0, at, speed };
  const now = () => stoppedAt ?? timeBy(terms);
  return {
    now,
    /** It stands while nobody goes by it: that a program takes long to start is not simulated. */
    stop(): void {
      stoppedAt = now();
    },
    /** While it stands: so much later. */
    jump(minutes: number): void {
      stoppedAt = now() + minutes * MINUTE;
    },
    /** What another process has to know so that it goes by the same clock from the machine's `from`. */
    speed,
    resume(from: number): void {
      terms = { from, at: now(), speed };
      stoppedAt = null;
    },
    /** Once so many of its minutes have passed. */
    async pass(minutes: number): Promise<void> {
      const until = now() + minutes * MINUTE;
      do await wait(Math.max(1, (until - now()) / speed));
      while (now() < until);
    },
  };
}

export function timeBy({ from, at, speed }: ClockTerms): number {
  return Math.floor(at + (Date.now() - from) * speed);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const MINUTE = 60_000;
