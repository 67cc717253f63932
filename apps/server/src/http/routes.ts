import { OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { fieldErrors, fieldIssues } from "@noren/contract/field-problems.ts";
import { PROBLEMS, type ProblemCode } from "@noren/contract/problems.ts";
import { z } from "zod";
import { refuse } from "./answers.ts";
import type { ApiApp, ApiEnv } from "./environment.ts";

/** A group of routes; a body or query that does not fit is refused before the handler sees it. */
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

/** How a JSON body is declared; its absence is as wrong as a wrong field. */
export function jsonRequest<S extends z.ZodType>(schema: S) {
  return { body: { required: true, content: { "application/json": { schema } } } } as const;
}

type Answer = RouteConfig["responses"][string];

/** For the documentation alone: a handler may answer with any response, refusals among them. */
export function jsonAnswer(description: string, payload: z.ZodType): Answer {
  const schema = z.object({ status: z.literal("success"), payload });
  return { description, content: { "application/json": { schema } } };
}

/** The same without the envelope, as `auth/` answers (wire.md, Conventions). */
export function bareAnswer(description: string, schema: z.ZodType): Answer {
  return { description, content: { "application/json": { schema } } };
}

/** The refusals that a route answers with, for its documentation. */
export function problemResponses(...codes: ProblemCode[]): Record<number, Answer> {
  const byStatus = Object.groupBy(codes, (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same]) => [status, { description: same.join(", ") }]),
  );
}
