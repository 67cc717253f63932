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
    const charges = chargesOf(key);
    for (const [index, charge] of charges.entries()) {
      const wait = await waitOf(limiter, charge);
      if (wait === null) continue;
      // Who is refused for the wider network has not used up their own.
      await giveBack(limiter, charges.slice(0, index));
      return refuse(c, { code: "rate_limited" }, wait);
    }
    await next();
    if (!counts(c.res.status)) await giveBack(limiter, charges);
  });
}

type Charge = { key: string; points: number };

function chargesOf(key: string): Charge[] {
  const wider = widerNetwork(key);
  const own = { key: hashed(key), points: CALL_POINTS };
  return wider === null ? [own] : [own, { key: hashed(wider), points: 1 }];
}

/** As which a limiter knows a key. */
export function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Answered is answered: a place that cannot be given back now runs out by itself. */
async function giveBack(limiter: Limiter, charges: readonly Charge[]): Promise<void> {
  for (const { key, points } of charges) await limiter.reward(key, points).catch(() => {});
}

/** In whole seconds; null where the call may pass. */
async function waitOf(limiter: Limiter, { key, points }: Charge): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
