import { createMiddleware } from "hono/factory";
import { refuse } from "../http/answers.ts";
import type { ApiEnv } from "../http/environment.ts";
import { isSafeMethod } from "../http/foreign-page.ts";
import type { Services } from "../services.ts";
import {
  bodyCredentials,
  type Credentials,
  callerOf,
  headerCredentials,
  mergeCredentials,
  queryCredentials,
} from "./credentials.ts";
import type { Caller } from "./sessions.ts";

export type SignedInEnv = ApiEnv & { Variables: { caller: Caller; credentials: Credentials } };

type SignedInOptions = {
  /** `unverified`: the token of a signup is accepted too. */
  scope?: "full" | "unverified";
  /** Whether the body may carry token and user id as well. */
  body?: boolean;
};

/**
 * Middleware that authenticates the caller before the request is validated, and sets `caller` and
 * `credentials`. The body is awaited first: whoever holds it back does not keep a session that has
 * ended meanwhile.
 */
export function signedIn(
  services: Services,
  { scope = "full", body = false }: SignedInOptions = {},
) {
  return createMiddleware<SignedInEnv>(async (c, next) => {
    if (!isSafeMethod(c.req)) await c.req.arrayBuffer().catch(() => undefined);
    const parts = [queryCredentials(c.req), headerCredentials(c.req)];
    if (body) {
      const sent = await c.req.json().catch(() => undefined);
      if (sent === undefined) return refuse(c, { code: "invalid_json" });
      parts.push(bodyCredentials(sent));
    }
    const credentials = mergeCredentials(...parts);
    const caller = await callerOf(services, credentials);
    if (!caller) return refuse(c, { code: "unauthenticated" });
    if (scope === "full" && caller.scope !== "full") return refuse(c, { code: "unverified" });
    c.set("caller", caller);
    c.set("credentials", credentials);
    await next();
  });
}
