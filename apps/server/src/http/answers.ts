import type { Locale } from "@noren/contract/locales.ts";
import type { Problem } from "@noren/contract/problems.ts";
import { PROBLEMS } from "@noren/contract/problems.ts";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiEnv } from "./environment.ts";

/** The envelope of every public answer (wire.md, Conventions). */
export function success<T>(payload: T) {
  return { status: "success" as const, payload };
}

/** Default of Retry-After in seconds, where no limiter gives one. */
const DEFAULT_RETRY_AFTER_S = 300;

/** Turns a problem into an answer; the only place that does (wire.md, Conventions). */
export function refuse<Env extends ApiEnv>(
  c: Context<Env>,
  problem: Problem,
  retryAfter = DEFAULT_RETRY_AFTER_S,
) {
  const { status } = PROBLEMS[problem.code];
  if (problem.code === "rate_limited") c.header("retry-after", String(retryAfter));
  return c.json(problemBody(problem, c.get("locale")), status as ContentfulStatusCode);
}

/**
 * Answers an unexpected error with 500; its cause is in the log under the `request_id` of the
 * answer.
 */
export function failed(c: Context<ApiEnv>) {
  const body = problemBody({ code: "internal" }, c.get("locale"));
  return c.json({ ...body, request_id: c.get("requestId") }, PROBLEMS.internal.status);
}

/** Retry-After of `unavailable`, in seconds. */
const RETRY_AFTER_S = "5";

/** Answers 503 where the service cannot respond for now, for reasons outside the request. */
export function unavailable(c: Context<ApiEnv>) {
  c.header("retry-after", RETRY_AFTER_S);
  return refuse(c, { code: "not_ready" });
}

function problemBody({ code, wordsOf = code, errors, payload }: Problem, locale: Locale) {
  return {
    status: "error" as const,
    message: PROBLEMS[wordsOf][locale],
    code,
    ...(errors === undefined ? {} : { errors }),
    ...(payload === undefined ? {} : { payload }),
  };
}
