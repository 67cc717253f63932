import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Locale } from "@noren/contract/locales.ts";

/** What the middlewares know of a request, for whoever answers it. */
export type ApiEnv = {
  Variables: {
    requestId: string;
    locale: Locale;
    /** For every answer; `hasCommonHeaders` where one was made with them. */
    commonHeaders: Record<string, string>;
    hasCommonHeaders?: true;
  };
};

export type ApiApp = OpenAPIHono<ApiEnv>;
