import { setImmediate } from "node:timers/promises";

/**
 * For work that strangers can ask for without end: one piece at a time, and each only after the
 * requests that came in meanwhile, so that many of them do not hold up an order.
 */
export function createBackgroundQueue() {
  let last: Promise<unknown> = Promise.resolve();

  return function runInBackground<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(() => setImmediate()).then(work);
    last = result.catch(() => {});
    return result;
  };
}
