/** Named as the SDK names its calls, for instance `payment_intents.create`. */
export type Operation = string;

/**
 * What goes wrong with one call: the connection is cut before or after the work was done, Stripe
 * answers 500 without having worked, or the work is done and its answer waits for `until`.
 */
export type Fault = "dropped_before" | "dropped_after" | "failed" | { until: Promise<unknown> };

/** The faults that the next calls meet, in the order in which they were asked for. */
export class Faults {
  readonly #planned: { operation: Operation; fault: Fault }[] = [];

  /** The next `times` calls of the operation meet the fault. */
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
