/** Named after the SDK's method, for instance `payment_intents.create`. */
export type Operation = string;

/**
 * The fault of one call: the connection is dropped before or after the work, Stripe answers 500
 * without doing the work, or the work is done and its answer waits for `until`.
 */
export type Fault = "dropped_before" | "dropped_after" | "failed" | { until: Promise<unknown> };

/** A queue of faults for the next calls. */
export class Faults {
  readonly #planned: { operation: Operation; fault: Fault }[] = [];

  /** The next `times` calls of the operation have the fault. */
  plan(operation: Operation, fault: Fault, times = 1): void {
    for (let time = 0; time < times; time++) this.#planned.push({ operation, fault });
  }

  take(operation: Operation): Fault | null {
    const index = this.#planned.findIndex((planned) => planned.operation === operation);
    return index === -1 ? null : (this.#planned.splice(index, 1)[0]?.fault ?? null);
  }

  clear(): void {
    this.#planned.length = 0;
  }
}
