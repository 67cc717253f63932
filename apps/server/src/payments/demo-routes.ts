import { createRoute } from "@hono/zod-openapi";
import {
  demoAuthenticateRequest,
  demoConfirmRequest,
  demoPaymentSchema,
} from "@noren/contract/payments.ts";
import { createMiddleware } from "hono/factory";
import { isCardOffered } from "../catalogue/card-offer.ts";
import { refuse, success } from "../http/answers.ts";
import { callerAddress } from "../http/caller-address.ts";
import type { ApiEnv } from "../http/environment.ts";
import { limit } from "../http/limit.ts";
import { jsonAnswer, jsonRequest, newRoutes, problemResponses } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { authenticateDemo, confirmDemo } from "./demo-payment.ts";

/** Routes that the demo payment page calls in place of the provider's script. */
export function demoRoutes(services: Services) {
  const { config, limits, providers } = services;
  const routes = newRoutes();
  const limited = limit({
    limiter: limits.demo_card_address,
    keyOf: callerAddress(config.trustProxy),
    counts: () => true,
  });
  const offered = createMiddleware<ApiEnv>(async (c, next) => {
    if (!isCardOffered(providers, c)) return refuse(c, { code: "payment_method_off" });
    return next();
  });
  const responses = {
    200: jsonAnswer("The status of the payment, and why a card was declined", demoPaymentSchema),
    ...problemResponses(
      "payment_method_off",
      "payment_mismatch",
      "validation_failed",
      "rate_limited",
    ),
  };

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout/demo-card/confirm",
      middleware: [limited, offered] as const,
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
      middleware: [limited, offered] as const,
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
