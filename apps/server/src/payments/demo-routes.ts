import { createRoute } from "@hono/zod-openapi";
import {
  demoAuthenticateRequest,
  demoConfirmRequest,
  demoPaymentSchema,
} from "@noren/contract/payments.ts";
import { createMiddleware } from "hono/factory";
import { isCardOffered } from "../catalogue/card-offer.ts";
import { documented } from "../documentation/operation-text.ts";
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
      ...documented({
        tag: "Ordering",
        summary: "Pays with the demo provider, which moves no money and accepts test numbers only",
      }),
      middleware: [limited, offered] as const,
      request: jsonRequest(demoConfirmRequest, {
        client_secret: "pi_demo_1_secret_2",
        number: "4242 4242 4242 4242",
        expiry_month: 12,
        expiry_year: 2031,
        cvc: "123",
      }),
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
      ...documented({
        tag: "Ordering",
        summary: "Sets the result of the demo provider's authentication",
      }),
      middleware: [limited, offered] as const,
      request: jsonRequest(demoAuthenticateRequest, {
        client_secret: "pi_demo_1_secret_2",
        outcome: "passed",
      }),
      responses,
    }),
    async (c) => {
      const known = await authenticateDemo(services, c.req.valid("json"), c.get("locale"));
      return known.ok ? c.json(success(known.payment), 200) : refuse(c, known.problem);
    },
  );

  return routes;
}
