const NEVER = new Promise<never>(() => {});

/**
 * The life of a process that dies as by SIGKILL: at its appointed step everything it holds is gone,
 * and nothing of it goes on. What waits for one of its steps waits for ever.
 */
export class CrashPoint {
  readonly crashed: Promise<void>;
  #resolve: () => void = () => {};
  #stepsLeft: number | null = null;
  #hasCrashed = false;
  readonly #release: () => void;

  /** `release` gives back to the machine what it takes from a dead process: files and locks. */
  constructor(release: () => void) {
    this.#release = release;
    this.crashed = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get hasCrashed(): boolean {
    return this.#hasCrashed;
  }

  /** It has so many steps to live; null: it lives on. */
  crashIn(steps: number | null): void {
    this.#stepsLeft = steps;
  }

  crash(): void {
    if (this.#hasCrashed) return;
    this.#hasCrashed = true;
    this.#release();
    this.#resolve();
  }

  /** Stands wherever the process touches the world: before and after each statement and call. */
  async step(): Promise<void> {
    if (this.#stepsLeft !== null && this.#stepsLeft-- <= 0) this.crash();
    if (this.#hasCrashed) await NEVER;
  }
}
