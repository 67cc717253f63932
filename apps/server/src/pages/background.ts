import { setImmediate } from "node:timers/promises";
import { Overloaded } from "../http/overloaded.ts";

/** Tasks of a queue, each of some tens of ms: more would wait longer than a visitor does. */
export const MAX_WAITING = 100;
const RETRY_AFTER_S = 5;

/**
 * A queue for expensive work that any visitor can trigger: runs one task at a time, each after the
 * requests that arrived in the meantime, so that it does not delay orders. `run` throws `Overloaded`
 * while it is full.
 */
export function createBackgroundQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const isFull = () => waiting >= MAX_WAITING;

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (isFull()) throw new Overloaded(RETRY_AFTER_S);
    waiting += 1;
    const result = last.then(() => setImmediate()).then(work);
    last = result
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
    return result;
  }

  return { run, isFull };
}
