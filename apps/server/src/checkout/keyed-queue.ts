/** Runs what has the same key one after another, in this process; other keys do not wait. */
export function keyedQueue() {
  const last = new Map<string, Promise<unknown>>();

  return async function inOrder<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
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
