import { createRoute } from "@hono/zod-openapi";
import {
  demoAuthenticateRequest,
  demoConfirmRequest,
  demoPaymentSchema,
} from "@noren/contract/payments.ts";
import { refuse, success } from "../http/answers.ts";
import { callerAddress } from "../http/caller-address.ts";
import { limit } from "../http/limit.ts";
import { jsonAnswer, jsonRequest, newRoutes, refusals } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { authenticateDemo, confirmDemo } from "./demo-payment.ts";

/** What the page of the demonstration does instead of the provider's script. */
export function demoRoutes(services: Services) {
  const { config, limits } = services;
  const routes = newRoutes();
  const limited = limit({
    limiter: limits.demo_card_address,
    keyOf: callerAddress(config.trustProxy),
    counts: () => true,
  });
  const responses = {
    200: jsonAnswer("How the payment stands, and why a card was refused", demoPaymentSchema),
    ...refusals("payment_method_off", "payment_mismatch", "validation_failed", "rate_limited"),
  };

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout/demo-card/confirm",
      middleware: limited,
      request: jsonRequest(demoConfirmRequest),
      responses,
    }),
    async (c) => {
      const confirmed = await confirmDemo(services, c.req.valid("json"), c.get("locale"));
      return confirmed.ok ? c.json(success(confirmed.payment), 200) : refuse(c, confirmed.problem);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout/demo-card/authenticate",
      middleware: limited,
      request: jsonRequest(demoAuthenticateRequest),
      responses,
    }),
    async (c) => {
      const known = await authenticateDemo(services, c.req.valid("json"), c.get("locale"));
      return known.ok ? c.json(success(known.payment), 200) : refuse(c, known.problem);
    },
  );

  return routes;
}
