import { createMiddleware } from "hono/factory";
import { refuse } from "./answers.ts";
import type { ApiEnv } from "./environment.ts";

/**
 * For GET endpoints with side effects: HEAD is refused, so that link checkers do not trigger them,
 * and pages of other sites are.
 */
export const getOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.get("isForeignPage")) return refuse(c, { code: "forbidden" });
  if (c.req.method !== "HEAD") return next();
  c.header("allow", "GET");
  return refuse(c, { code: "method_not_allowed" });
});
