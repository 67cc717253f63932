import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Locale } from "@noren/contract/problems.ts";

/** What the middlewares know of a request, for whoever answers it. */
export type ApiEnv = { Variables: { requestId: string; locale: Locale } };

export type ApiApp = OpenAPIHono<ApiEnv>;
