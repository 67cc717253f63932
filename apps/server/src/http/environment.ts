import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Locale } from "@noren/contract/locales.ts";

/** Variables that the middlewares set for the handlers of a request. */
export type ApiEnv = {
  Variables: {
    requestId: string;
    locale: Locale;
    /** Headers of every answer; `hasCommonHeaders` is set where a response was built with them. */
    commonHeaders: Record<string, string>;
    hasCommonHeaders?: true;
    /** Whether a page of another site sent the request; set for public calls. */
    isForeignPage?: boolean;
  };
};

export type ApiApp = OpenAPIHono<ApiEnv>;
