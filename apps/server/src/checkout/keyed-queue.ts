/**
 * A queue per key within this process: work with the same key runs sequentially, other keys in
 * parallel.
 */
export function keyedQueue() {
  const last = new Map<string, Promise<unknown>>();

  return async function runSerially<Result>(
    key: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const result = Promise.resolve(last.get(key)).then(work, work);
    last.set(key, result);
    try {
      return await result;
    } finally {
      if (last.get(key) === result) last.delete(key);
    }
  };
}

export type KeyedQueue = ReturnType<typeof keyedQueue>;
