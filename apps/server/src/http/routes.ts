import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { fieldErrors, fieldIssues } from "@noren/contract/field-problems.ts";
import { PROBLEMS, type ProblemCode } from "@noren/contract/problems.ts";
import { z } from "zod";
import { refuse } from "./answers.ts";
import type { ApiApp, ApiEnv } from "./environment.ts";

/** A group of routes; a body or query that fails validation is refused before the handler runs. */
export function newRoutes(): ApiApp {
  return new OpenAPIHono<ApiEnv>({
    strict: false,
    defaultHook: (result, c) => {
      if (result.success) return;
      const { data } = result as { data?: unknown };
      const errors = fieldErrors(fieldIssues(result.error, data), c.get("locale"));
      return refuse(c, { code: "validation_failed", errors });
    },
  });
}

type Answer = RouteConfig["responses"][string];

/** An answer in the envelope (wire.md, Conventions), for the API document. */
export function jsonAnswer(description: string, payload: z.ZodType): Answer {
  return bareAnswer(description, z.object({ status: z.literal("success"), payload }));
}

/** The same without envelope, as in `auth/`. */
export function bareAnswer(description: string, schema: z.ZodType): Answer {
  return { description, content: { "application/json": { schema } } };
}

/** The problems that a route can answer with, for the API documentation. */
export function problemResponses(...codes: ProblemCode[]): Record<number, Answer> {
  const byStatus = Object.groupBy(new Set(codes), (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same]) => [status, { description: same.join(", ") }]),
  );
}
