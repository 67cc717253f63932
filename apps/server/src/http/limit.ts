import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { z } from "zod";
import { refuse } from "./answers.ts";
import { widerNetwork } from "./caller-address.ts";
import type { ApiEnv } from "./environment.ts";
import type { Limiter } from "./memory-limiter.ts";
import { CALL_POINTS } from "./rate-limits.ts";
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
    await next();
    if (!counts(c.res.status)) await refundPoints(limiter, charges);
  });
}

/**
 * Limits that count only calls whose body, or query of a GET, is valid: no counter is kept under a
 * key of a call that validation refuses right after.
 */
export function onlyValid(
  schema: z.ZodType,
  limits: readonly MiddlewareHandler<ApiEnv>[],
): MiddlewareHandler<ApiEnv>[] {
  return limits.map((counted) =>
    createMiddleware<ApiEnv>(async (c, next) =>
      (await isValid(c, schema)) ? counted(c, next) : next(),
    ),
  );
}

/** Checked once for all limits of a call. */
function isValid(c: Context<ApiEnv>, schema: z.ZodType): Promise<boolean> {
  const known = c.get("isValid");
  if (known !== undefined) return known;
  const checked = sentBy(c).then((sent) => schema.safeParse(sent).success);
  c.set("isValid", checked);
  return checked;
}

/** What a call sends, as validation reads it: a repeated field of a query is a list. */
async function sentBy(c: Context<ApiEnv>): Promise<unknown> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return c.req.json().catch(() => undefined);
  const fields = Object.entries(c.req.queries());
  return Object.fromEntries(fields.map(([name, all]) => [name, all.length > 1 ? all : all[0]]));
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
