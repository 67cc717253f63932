import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterRes } from "rate-limiter-flexible";
import { refuse } from "./answers.ts";
import { WIDER_NETWORK_FACTOR, widerNetwork } from "./caller-address.ts";
import type { ApiEnv } from "./environment.ts";
import type { Limiter } from "./memory-limiter.ts";
import type { WaitingRoom } from "./waiting-room.ts";

type LimitInput = {
  limiter: Limiter;
  /** The key under which calls are counted together; null: the call is not counted. */
  keyOf: (c: Context<ApiEnv>) => string | null | Promise<string | null>;
  /** The statuses that count; calls with any other status get their points back. */
  counts: (status: number) => boolean;
  /** Where calls beyond the limit wait for its next window; without one they are refused at once. */
  waiting?: WaitingRoom;
};

/**
 * Middleware that refuses calls beyond a limit with 429 and Retry-After. A call is counted before
 * it is handled, so that concurrent calls cannot exceed the limit. Keys are stored as hashes, since
 * they are personal data.
 */
export function limit({ limiter, keyOf, counts, waiting }: LimitInput) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const key = await keyOf(c);
    if (key === null) return next();
    const charges = chargesOf(key);
    for (const [index, charge] of charges.entries()) {
      const first = await waitOf(limiter, charge);
      const hasWaited = first !== null && (await waiting?.(c, first));
      const wait = hasWaited ? await waitOf(limiter, charge) : first;
      if (wait === null) continue;
      // A refusal for the wider network must not use up the points of the caller's own network.
      await refundPoints(limiter, charges.slice(0, index));
      return refuse(c, { code: "rate_limited" }, Math.max(1, Math.ceil(wait / 1000)));
    }
    try {
      await next();
    } catch (error) {
      // What failed is undone and answered with 500 or 503, neither of which is a guess.
      await refundPoints(limiter, charges);
      throw error;
    }
    if (!counts(c.res.status)) await refundPoints(limiter, charges);
  });
}

/**
 * The answer of a handler behind limits, which read what validation has parsed: no counter is kept
 * under a key of a call that validation refuses.
 */
export async function limited(
  c: Context,
  [first, ...others]: readonly MiddlewareHandler[],
  answer: () => Promise<Response>,
): Promise<Response> {
  if (first === undefined) return answer();
  const refused = await first(c, async () => {
    c.res = await limited(c, others, answer);
  });
  return refused ?? c.res;
}

/** Counts something that is done for a key; whether that is within the limit. */
export async function isWithin(limiter: Limiter, key: string): Promise<boolean> {
  for (const charge of chargesOf(key)) if ((await waitOf(limiter, charge)) !== null) return false;
  return true;
}

type Charge = { key: string; points: number };

function chargesOf(key: string): Charge[] {
  const wider = widerNetwork(key);
  const own = { key: hashed(key), points: WIDER_NETWORK_FACTOR };
  return wider === null ? [own] : [own, { key: hashed(wider), points: 1 }];
}

function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Errors are ignored, because the call is answered already; the points expire with the window. */
async function refundPoints(limiter: Limiter, charges: readonly Charge[]): Promise<void> {
  for (const { key, points } of charges) await limiter.reward(key, points).catch(() => {});
}

/** The milliseconds until the next window; null where the call may pass. */
async function waitOf(limiter: Limiter, { key, points }: Charge): Promise<number | null> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return refused.msBeforeNext;
  }
}
