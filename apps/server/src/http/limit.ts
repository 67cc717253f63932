import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { refuse } from "./answers.ts";
import type { ApiEnv } from "./environment.ts";

type LimitInput = {
  limiter: RateLimiterAbstract;
  /** Whose calls are counted together; null: this one is not counted. */
  keyOf: (c: Context<ApiEnv>) => string | null | Promise<string | null>;
  /** Which answers count, by their status; the others give their place back. */
  counts: (status: number) => boolean;
};

/**
 * Refuses calls beyond a limit with 429 and when to come back. A call is counted before it is
 * answered, so that many at once are not all let in. Keys are kept as hashes: they are people's.
 */
export function limit({ limiter, keyOf, counts }: LimitInput) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const key = await keyOf(c);
    if (key === null) return next();
    const hashed = createHash("sha256").update(key).digest("base64url");
    const wait = await waitOf(limiter, hashed);
    if (wait !== null) return refuse(c, { code: "rate_limited" }, wait);
    await next();
    if (!counts(c.res.status)) await limiter.reward(hashed);
  });
}

/** In whole seconds; null where the call may pass. */
async function waitOf(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
