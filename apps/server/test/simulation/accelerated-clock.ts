/** The clock shows `at` when the machine's clock shows `from`; both in epoch milliseconds. */
type ClockTerms = { from: number; at: number; speed: number };

export type AcceleratedClock = ReturnType<typeof acceleratedClock>;

/** A clock that runs `speed` times as fast as the machine's; it stands still until `resume`. */
export function acceleratedClock(at: number, speed: number) {
  let stoppedAt: number | null = at;
  let terms: ClockTerms = { from: 0, at, speed };
  const now = () => stoppedAt ?? timeBy(terms);
  return {
    now,
    /** Stops the clock while no process uses it, so that start-up time is not simulated. */
    stop(): void {
      stoppedAt = now();
    },
    /** Advances the clock while it is stopped. */
    jump(minutes: number): void {
      stoppedAt = now() + minutes * MINUTE;
    },
    /**
     * Starts the clock at the machine's time `from`. Another process follows it with the same
     * `speed`.
     */
    speed,
    resume(from: number): void {
      terms = { from, at: now(), speed };
      stoppedAt = null;
    },
    /** Resolves after that many minutes of this clock. */
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
