import type { Locale } from "@noren/contract/locales.ts";
import type { Problem } from "@noren/contract/problems.ts";
import { PROBLEMS } from "@noren/contract/problems.ts";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiEnv } from "./environment.ts";

/** wire.md, Conventions: the envelope of every public answer. */
export function success<T>(payload: T) {
  return { status: "success" as const, payload };
}

/** When to come back where no limiter says so. */
const COME_BACK_SECONDS = 300;

/** The one place where a refusal becomes an answer (wire.md, Conventions). */
export function refuse<Env extends ApiEnv>(
  c: Context<Env>,
  problem: Problem,
  retryAfter = COME_BACK_SECONDS,
) {
  const { status } = PROBLEMS[problem.code];
  if (problem.code === "rate_limited") c.header("retry-after", String(retryAfter));
  return c.json(problemBody(problem, c.get("locale")), status as ContentfulStatusCode);
}

/** Our fault: what went wrong is in the log, under the id that the answer names. */
export function failed(c: Context<ApiEnv>) {
  const body = problemBody({ code: "internal" }, c.get("locale"));
  return c.json({ ...body, request_id: c.get("requestId") }, PROBLEMS.internal.status);
}

/** How soon a caller may try again, in seconds. */
const RETRY_AFTER_S = "5";

/** The service cannot answer for now, through no fault of the caller's. */
export function unavailable(c: Context<ApiEnv>) {
  c.header("retry-after", RETRY_AFTER_S);
  return refuse(c, { code: "not_ready" });
}

function problemBody({ code, errors, payload }: Problem, locale: Locale) {
  return {
    status: "error" as const,
    message: PROBLEMS[code][locale],
    code,
    ...(errors === undefined ? {} : { errors }),
    ...(payload === undefined ? {} : { payload }),
  };
}
