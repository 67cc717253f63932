import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/** A rate limiter. `consume` rejects with a `RateLimiterRes` above the limit. */
export type Limiter = Pick<RateLimiterAbstract, "consume" | "reward">;

/** `expiresAt` in epoch ms. */
type Counter = { points: number; expiresAt: number };
type Counters = Map<string, Counter>;

/** `duration` is in seconds. */
type LimitOptions = { points: number; duration: number; maxCounters: number };

/**
 * A fixed-window limiter in a bounded table: the library's own memory limiter keeps a key and a
 * timer per caller until its window ends, and attackers decide how many there are. A full table
 * evicts the oldest counter that has points left; one that has none stays until its window ends, so
 * a table full of those refuses every new key until the first of them ends.
 */
export function createMemoryLimiter({
  points: limit,
  duration,
  maxCounters,
}: LimitOptions): Limiter {
  /**
   * Oldest first, since every window is equally long; a counter that was exhausted and got points
   * back is at the end, so it is pruned late, never early.
   */
  const open: Counters = new Map();
  const exhausted: Counters = new Map();
  /** When the first exhausted counter ends, once the table was found full of them; epoch ms. */
  let fullUntil = 0;

  function running(key: string, now: number): Counter | undefined {
    const known = open.get(key) ?? exhausted.get(key);
    return known !== undefined && known.expiresAt > now ? known : undefined;
  }

  function keep(key: string, counter: Counter): void {
    const [to, from] = counter.points >= limit ? [exhausted, open] : [open, exhausted];
    from.delete(key);
    if (counter.points > 0) to.set(key, counter);
    else to.delete(key);
  }

  /** Whether a new key may be counted; makes room for it. */
  function hasRoom(now: number): boolean {
    for (const [key, { expiresAt }] of open) {
      if (expiresAt > now) break;
      open.delete(key);
    }
    if (open.size + exhausted.size < maxCounters) return true;
    const oldest = open.keys().next();
    if (!oldest.done) return open.delete(oldest.value);
    if (fullUntil > now) return false;
    for (const [key, { expiresAt }] of exhausted) if (expiresAt <= now) exhausted.delete(key);
    if (exhausted.size < maxCounters) return true;
    fullUntil = Math.min(...exhausted.values().map(({ expiresAt }) => expiresAt));
    return false;
  }

  function result({ points, expiresAt }: Counter, now: number, isNew: boolean): RateLimiterRes {
    return new RateLimiterRes(Math.max(limit - points, 0), expiresAt - now, points, isNew);
  }

  return {
    async consume(name, points = 1) {
      const key = String(name);
      const now = Date.now();
      const known = running(key, now);
      if (!known && !hasRoom(now))
        throw result({ points: limit, expiresAt: fullUntil }, now, false);
      const counter = known
        ? { ...known, points: known.points + points }
        : { points, expiresAt: now + duration * 1000 };
      keep(key, counter);
      const consumed = result(counter, now, !known);
      if (counter.points > limit) throw consumed;
      return consumed;
    },

    async reward(name, points = 1) {
      const key = String(name);
      const now = Date.now();
      const known = running(key, now);
      const counter = { points: 0, expiresAt: now, ...known };
      const rewarded = { ...counter, points: Math.max(counter.points - points, 0) };
      keep(key, rewarded);
      return result(rewarded, now, false);
    },
  };
}
