import { createRoute } from "@hono/zod-openapi";
import { pushStateSchema, pushSubscriptionRequest } from "@noren/contract/staff/push.ts";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import { pushState, startPush, stopPush } from "./push-subscriptions.ts";

/** Routes by which a device asks to be woken for new orders. */
export function pushRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();
  const path = "/v2/staff/me/push";
  const state = jsonAnswer("Whether this session's device is woken", pushStateSchema);

  routes.openapi(
    createRoute({
      ...{ method: "get", path, ...may("see_orders") },
      responses: { 200: state, ...deskProblemResponses() },
    }),
    async (c) => c.json(success(await pushState(services, c.get("desk"))), 200),
  );

  routes.openapi(
    createRoute({
      ...{ method: "put", path, ...may("see_orders") },
      request: jsonRequest(pushSubscriptionRequest),
      responses: { 200: state, ...deskProblemResponses("validation_failed") },
    }),
    async (c) => {
      const caller = c.get("desk");
      const started = await startPush(services, caller, c.req.valid("json"), c.get("locale"));
      if (!started.ok) return refuse(c, started.problem);
      return c.json(success(await pushState(services, caller)), 200);
    },
  );

  routes.openapi(
    createRoute({
      ...{ method: "delete", path, ...may("see_orders") },
      responses: { 200: state, ...deskProblemResponses() },
    }),
    async (c) => {
      await stopPush(services, c.get("desk"));
      return c.json(success(await pushState(services, c.get("desk"))), 200);
    },
  );

  return routes;
}
