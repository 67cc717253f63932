const NEVER = new Promise<never>(() => {});

/**
 * A process that crashes as by SIGKILL: at the chosen step its resources are released and none of
 * its code continues. Awaiting one of its steps never resolves.
 */
export class CrashPoint {
  readonly crashed: Promise<void>;
  #resolve: () => void = () => {};
  #stepsLeft: number | null = null;
  #hasCrashed = false;
  readonly #release: () => void;

  /** `release` frees what the operating system would free: files and locks. */
  constructor(release: () => void) {
    this.#release = release;
    this.crashed = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get hasCrashed(): boolean {
    return this.#hasCrashed;
  }

  /** Crashes at the step after that many more; null cancels. */
  crashIn(steps: number | null): void {
    this.#stepsLeft = steps;
  }

  crash(): void {
    if (this.#hasCrashed) return;
    this.#hasCrashed = true;
    this.#release();
    this.#resolve();
  }

  /**
   * Called before and after each statement and each outside call; never resolves after the crash.
   */
  async step(): Promise<void> {
    if (this.#stepsLeft !== null && this.#stepsLeft-- <= 0) this.crash();
    if (this.#hasCrashed) await NEVER;
  }
}
