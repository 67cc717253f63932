import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterRes } from "rate-limiter-flexible";
import { refuse } from "./answers.ts";
import { widerNetwork } from "./caller-address.ts";
import type { ApiEnv } from "./environment.ts";
import type { Limiter } from "./memory-limiter.ts";
import { CALL_POINTS } from "./rate-limits.ts";

type LimitInput = {
  limiter: Limiter;
  /** The key under which calls are counted together; null: the call is not counted. */
  keyOf: (c: Context<ApiEnv>) => string | null | Promise<string | null>;
  /** The statuses that count; calls with any other status get their points back. */
  counts: (status: number) => boolean;
};

/**
 * Middleware that refuses calls beyond a limit with 429 and Retry-After. A call is counted before
 * it is handled, so that concurrent calls cannot exceed the limit. Keys are stored as hashes, since
 * they are personal data.
 */
export function limit({ limiter, keyOf, counts }: LimitInput) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const key = await keyOf(c);
    if (key === null) return next();
    const charges = chargesOf(key);
    for (const [index, charge] of charges.entries()) {
      const wait = await retryAfterOf(limiter, charge);
      if (wait === null) continue;
      // A refusal for the wider network must not use up the points of the caller's own network.
      await refundPoints(limiter, charges.slice(0, index));
      return refuse(c, { code: "rate_limited" }, wait);
    }
    await next();
    if (!counts(c.res.status)) await refundPoints(limiter, charges);
  });
}

type Charge = { key: string; points: number };

function chargesOf(key: string): Charge[] {
  const wider = widerNetwork(key);
  const own = { key: hashed(key), points: CALL_POINTS };
  return wider === null ? [own] : [own, { key: hashed(wider), points: 1 }];
}

/** The key as limiters store it. */
export function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Errors are ignored, because the call is answered already; the points expire with the window. */
async function refundPoints(limiter: Limiter, charges: readonly Charge[]): Promise<void> {
  for (const { key, points } of charges) await limiter.reward(key, points).catch(() => {});
}

/** The wait in whole seconds; null where the call may pass. */
async function retryAfterOf(limiter: Limiter, { key, points }: Charge): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
