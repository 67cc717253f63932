const NEVER = new Promise<never>(() => {});

/**
 * The life of a process that dies as by SIGKILL: at its appointed step everything it holds is gone,
 * and nothing of it goes on. What waits for one of its steps waits for ever.
 */
export class Life {
  readonly death: Promise<void>;
  #die: () => void = () => {};
  #stepsLeft: number | null = null;
  #isOver = false;
  readonly #bury: () => void;

  /** `bury` gives back to the machine what it takes from a dead process: files and locks. */
  constructor(bury: () => void) {
    this.#bury = bury;
    this.death = new Promise((resolve) => {
      this.#die = resolve;
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** It has so many steps to live; null: it lives on. */
  endIn(steps: number | null): void {
    this.#stepsLeft = steps;
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#bury();
    this.#die();
  }

  /** Stands wherever the process touches the world: before and after each statement and call. */
  async step(): Promise<void> {
    if (this.#stepsLeft !== null && this.#stepsLeft-- <= 0) this.end();
    if (this.#isOver) await NEVER;
  }
}
