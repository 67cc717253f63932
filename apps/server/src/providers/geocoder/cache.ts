type Entry<T> = { value: T; until: number };

/** Answers of address services that are cached, of each kind. */
export const CACHE_SIZE = 2000;

/** LRU cache of up to `size` values, each with its own time to live (ms). */
export function createCache<T>({ size, now }: { size: number; now: () => number }) {
  const entries = new Map<string, Entry<T>>();
  const loading = new Map<string, Promise<T>>();

  function get(key: string): T | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    if (entry.until <= now()) return undefined;
    entries.set(key, entry);
    return entry.value;
  }

  function set(key: string, value: T, keepMs: number): void {
    entries.delete(key);
    entries.set(key, { value, until: now() + keepMs });
    const [oldest] = entries.keys();
    if (entries.size > size && oldest !== undefined) entries.delete(oldest);
  }

  /** Loads a missing value, once for all concurrent callers. A failed load is not cached. */
  function getOrLoad(
    key: string,
    load: () => Promise<T>,
    keepMs: (value: T) => number,
  ): Promise<T> {
    const cached = get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    const running = loading.get(key);
    if (running) return running;
    const promise = load()
      .then((value) => {
        set(key, value, keepMs(value));
        return value;
      })
      .finally(() => loading.delete(key));
    loading.set(key, promise);
    return promise;
  }

  return { get, set, getOrLoad };
}
