import { createRoute } from "@hono/zod-openapi";
import {
  cardCustomerRequest,
  cardCustomerSchema,
  paymentIntentRequest,
  paymentIntentSchema,
} from "@noren/contract/payments.ts";
import { refuse } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes, refusals } from "../http/routes.ts";

/** Card payments (wire.md, Checkout). No provider takes cards, so every well-formed call is told so. */
export function paymentRoutes() {
  const routes = newRoutes();

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout/stripe-customer",
      request: jsonRequest(cardCustomerRequest),
      responses: {
        200: jsonAnswer("The card provider's customer", cardCustomerSchema),
        ...refusals("payment_method_off", "validation_failed"),
      },
    }),
    (c) => refuse(c, { code: "payment_method_off" }),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout/stripe-payment-intent",
      request: jsonRequest(paymentIntentRequest),
      responses: {
        200: jsonAnswer("The intent to pay", paymentIntentSchema),
        ...refusals("payment_method_off", "validation_failed"),
      },
    }),
    (c) => refuse(c, { code: "payment_method_off" }),
  );

  return routes;
}
