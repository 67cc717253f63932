import { setImmediate } from "node:timers/promises";

/**
 * A queue for expensive work that any visitor can trigger: runs one task at a time, each after the
 * requests that arrived in the meantime, so that it does not delay orders.
 */
export function createBackgroundQueue() {
  let last: Promise<unknown> = Promise.resolve();

  return function runInBackground<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(() => setImmediate()).then(work);
    last = result.catch(() => {});
    return result;
  };
}
