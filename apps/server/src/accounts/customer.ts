import { createMiddleware } from "hono/factory";
import { refuse } from "../http/answers.ts";
import type { ApiEnv } from "../http/environment.ts";
import type { Services } from "../services.ts";
import { bodyCredentials, callerOf, headerCredentials, mergeCredentials } from "./credentials.ts";

type CustomerEnv = ApiEnv & { Variables: { accountId: number | null } };

/**
 * Sets `accountId` of an order (wire.md, Checkout): null without a token, whatever `user_id` says.
 * A token with a missing or different user id is refused as unauthenticated.
 */
export function customer(services: Services) {
  return createMiddleware<CustomerEnv>(async (c, next) => {
    const sent = headerCredentials(c.req);
    c.set("accountId", null);
    if (sent.tokens.length === 0) return next();

    const body: unknown = await c.req.json().catch(() => undefined);
    if (body === undefined) return refuse(c, { code: "invalid_json" });
    const { userIds } = bodyCredentials(body);
    const caller = await callerOf(services, mergeCredentials(sent, { tokens: [], userIds }));
    if (!caller) return refuse(c, { code: "unauthenticated" });
    if (caller.scope !== "full") return refuse(c, { code: "unverified" });
    c.set("accountId", caller.account.id);
    await next();
  });
}
