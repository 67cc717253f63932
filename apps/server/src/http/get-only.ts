import { createMiddleware } from "hono/factory";
import { refuse } from "./answers.ts";
import type { ApiEnv } from "./environment.ts";

/** For calls by GET that do something: who asks for the head alone, to look, must not do it. */
export const getOnly = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.method !== "HEAD") return next();
  c.header("allow", "GET");
  return refuse(c, { code: "method_not_allowed" });
});
