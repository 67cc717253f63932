import {
  demoAuthenticateRequest,
  demoConfirmRequest,
  demoPaymentSchema,
} from "@noren/contract/payments.ts";
import { createMiddleware } from "hono/factory";
import { isCardOffered } from "../catalogue/card-offer.ts";
import { refuse } from "../http/answers.ts";
import { addCall } from "../http/api-call.ts";
import { callerAddress } from "../http/caller-address.ts";
import type { ApiEnv } from "../http/environment.ts";
import { limit } from "../http/limit.ts";
import { Refusal } from "../http/refusal.ts";
import { newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { authenticateDemo, confirmDemo, type DemoAnswer } from "./demo-payment.ts";

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
  const demoCall = {
    method: "POST",
    tag: "Ordering",
    guards: [limited, offered],
    answer: demoPaymentSchema,
    answers: "The status of the payment, and why a card was declined",
    problems: ["payment_method_off", "payment_mismatch", "rate_limited"],
  } as const;

  addCall(routes, {
    ...demoCall,
    path: "/v2/public/checkout/demo-card/confirm",
    summary: "Pays with the demo provider, which moves no money and accepts test numbers only",
    body: {
      schema: demoConfirmRequest,
      example: {
        client_secret: "pi_demo_1_secret_2",
        number: "4242 4242 4242 4242",
        expiry_month: 12,
        expiry_year: 2031,
        cvc: "123",
      },
    },
    run: async ({ body, locale }) => answerOf(await confirmDemo(services, body, locale)),
  });

  addCall(routes, {
    ...demoCall,
    path: "/v2/public/checkout/demo-card/authenticate",
    summary: "Sets the result of the demo provider's authentication",
    body: {
      schema: demoAuthenticateRequest,
      example: { client_secret: "pi_demo_1_secret_2", outcome: "passed" },
    },
    run: async ({ body, locale }) => answerOf(await authenticateDemo(services, body, locale)),
  });

  return routes;
}

function answerOf(result: DemoAnswer) {
  return result.ok ? result.payment : new Refusal(result.problem);
}
