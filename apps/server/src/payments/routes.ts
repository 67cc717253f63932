import { createRoute } from "@hono/zod-openapi";
import {
  cardCustomerRequest,
  cardCustomerSchema,
  hostedPaymentRequest,
  hostedPaymentSchema,
  paymentIntentRequest,
  paymentIntentSchema,
} from "@noren/contract/payments.ts";
import { z } from "zod";
import { isCardOffered } from "../catalogue/card-offer.ts";
import { documented } from "../documentation/operation-text.ts";
import { refuse, success } from "../http/answers.ts";
import { callerAddress } from "../http/caller-address.ts";
import { limit } from "../http/limit.ts";
import { jsonAnswer, jsonRequest, newRoutes, problemResponses } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { hostedPayment } from "./hosted-payment.ts";
import { isPaymentKey } from "./payment-link.ts";
import { receiveEvent } from "./receive-event.ts";
import { startPayment } from "./start-payment.ts";

/** Routes that prepare card payments, and the provider's webhook (wire.md, Checkout). */
export function paymentRoutes(services: Services) {
  const { catalogue, config, limits, providers, now } = services;
  const routes = newRoutes();
  const limited = limit({
    limiter: limits.card_address,
    keyOf: callerAddress(config.trustProxy),
    counts: () => true,
  });

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout/stripe-customer",
      ...documented({ tag: "Ordering", summary: "Creates a customer at the card provider" }),
      middleware: limited,
      request: jsonRequest(cardCustomerRequest, {
        email: "ada@example.com",
        name: "Ada Lovelace",
        phone: "+33 6 39 98 00 00",
      }),
      responses: {
        200: jsonAnswer("The card provider's customer", cardCustomerSchema),
        ...problemResponses(
          "payment_method_off",
          "payment_unavailable",
          "validation_failed",
          "rate_limited",
        ),
      },
    }),
    async (c) => {
      const provider = isCardOffered(providers, c) ? providers.current : null;
      if (provider === null || catalogue.current().settings.card === null)
        return refuse(c, { code: "payment_method_off" });
      const created = await provider.createCustomer(c.req.valid("json"));
      if (created.ok) return c.json(success({ customer: created.value }), 200);
      services.log.warn({ code: created.code }, "the card provider did not create a customer");
      return refuse(c, { code: "payment_unavailable" });
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout/stripe-payment-intent",
      ...documented({
        tag: "Ordering",
        summary:
          "Creates or updates a payment intent; the server determines the amount that is charged",
      }),
      middleware: limited,
      request: jsonRequest(paymentIntentRequest, {
        customer_id: "cus_9s6XKzkNRiz8i3",
        amount: "24.50",
        local_id: "0b6f6a2e-6f0d-4a51-9d0f-1a4b7f0c2d3e",
      }),
      responses: {
        200: jsonAnswer("The intent to pay", paymentIntentSchema),
        ...problemResponses(
          "payment_method_off",
          "payment_mismatch",
          "payment_unavailable",
          "local_id_reused",
          "amount_too_small",
          "validation_failed",
          "rate_limited",
        ),
      },
    }),
    async (c) => {
      if (!isCardOffered(providers, c)) return refuse(c, { code: "payment_method_off" });
      const { settings } = catalogue.current();
      const started = await startPayment(services, settings, c.req.valid("json"));
      if (!started.ok) return refuse(c, started.problem);
      const { clientSecret: client_secret, id: payment_intent_id } = started.intent;
      return c.json(success({ client_secret, payment_intent_id }), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/public/checkout/payment/{order_id}",
      ...documented({
        tag: "Ordering",
        summary: "A card order to pay, by its payment link",
        parameters: { order_id: "Zx81bQ0vTt9cYw2LmN4pRs", key: "a-key-of-22-characters" },
      }),
      middleware: limited,
      request: { params: z.object({ order_id: z.string() }), query: hostedPaymentRequest },
      responses: {
        200: jsonAnswer(
          "The order, and its payment intent while it can be paid",
          hostedPaymentSchema,
        ),
        ...problemResponses(
          "not_found",
          "payment_unavailable",
          "validation_failed",
          "rate_limited",
        ),
      },
    }),
    async (c) => {
      const id = c.req.param("order_id");
      if (!isPaymentKey(services.trackingSecret, id, c.req.valid("query").key))
        return refuse(c, { code: "not_found" });
      const found = await hostedPayment(services, id);
      if (!found.ok) return refuse(c, found.problem);
      return c.json(success(z.encode(hostedPaymentSchema, found.payment)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout/stripe-webhook",
      ...documented({
        tag: "Ordering",
        summary: "Webhook of the card provider, signed in the header stripe-signature",
      }),
      // Not parsed as JSON: the signature covers the exact bytes.
      requestBody: {
        content: {
          "application/json": {
            schema: { type: "object" },
            example: {
              id: "evt_1",
              object: "event",
              type: "payment_intent.succeeded",
              data: { object: {} },
            },
          },
        },
      },
      responses: {
        200: jsonAnswer("The event is stored", z.object({})),
        ...problemResponses("invalid_signature", "payment_unavailable"),
      },
    }),
    async (c) => {
      const body = await c.req.text();
      const signature = c.req.header("stripe-signature") ?? "";
      const event = providers.current?.readEvent(body, signature, now()) ?? null;
      if (event === null) {
        services.log.warn("an event with a wrong signature was refused");
        return refuse(c, { code: "invalid_signature" });
      }
      if (await receiveEvent(services, event)) return c.json(success({}), 200);
      return refuse(c, { code: "payment_unavailable" });
    },
  );

  return routes;
}
