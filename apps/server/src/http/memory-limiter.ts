import type { LRUCache } from "lru-cache";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/** A rate limiter. `consume` rejects with a `RateLimiterRes` above the limit. */
export type Limiter = Pick<RateLimiterAbstract, "consume" | "reward">;

type LimitCounter = { points: number; expiresAt: number };

/** Counters by prefixed key; times in epoch ms. */
export type LimitCounters = LRUCache<string, LimitCounter>;

type LimitOptions = { keyPrefix: string; points: number; duration: number };

/**
 * A fixed-window limiter in a bounded cache: the library's own memory limiter keeps a key and a
 * timer per caller until its window ends, and attackers decide how many there are. When the cache
 * is full, the least recently used counter is evicted. `duration` is in seconds.
 */
export function createMemoryLimiter(
  { keyPrefix, points: limit, duration }: LimitOptions,
  counters: LimitCounters,
): Limiter {
  function add(key: string, points: number): RateLimiterRes {
    const name = `${keyPrefix}:${key}`;
    const now = Date.now();
    const known = counters.get(name);
    const isRunning = known !== undefined && known.expiresAt > now;
    const counter = isRunning
      ? { ...known, points: known.points + points }
      : { points, expiresAt: now + duration * 1000 };
    counters.set(name, counter);
    const remaining = Math.max(limit - counter.points, 0);
    return new RateLimiterRes(remaining, counter.expiresAt - now, counter.points, !isRunning);
  }

  return {
    async consume(key, points = 1) {
      const result = add(String(key), points);
      if (result.consumedPoints > limit) throw result;
      return result;
    },
    reward: async (key, points = 1) => add(String(key), -points),
  };
}
