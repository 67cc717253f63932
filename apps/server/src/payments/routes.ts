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
import { addCall } from "../http/api-call.ts";
import { callerAddress } from "../http/caller-address.ts";
import { limit } from "../http/limit.ts";
import { NOT_FOUND, Refusal } from "../http/refusal.ts";
import { newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { hostedPayment } from "./hosted-payment.ts";
import { isPaymentKey } from "./payment-link.ts";
import { receiveEvent } from "./receive-event.ts";
import { startPayment } from "./start-payment.ts";

const METHOD_OFF = new Refusal({ code: "payment_method_off" });

/** Routes that prepare card payments, and the provider's webhook (wire.md, Checkout). */
export function paymentRoutes(services: Services) {
  const { catalogue, config, limits, providers, now } = services;
  const routes = newRoutes();
  const limited = limit({
    limiter: limits.card_address,
    keyOf: callerAddress(config.trustProxy),
    counts: () => true,
  });

  addCall(routes, {
    method: "POST",
    path: "/v2/public/checkout/stripe-customer",
    tag: "Ordering",
    summary: "Creates a customer at the card provider",
    guards: [limited],
    body: {
      schema: cardCustomerRequest,
      example: { email: "ada@example.com", name: "Ada Lovelace", phone: "+33 6 39 98 00 00" },
    },
    answer: cardCustomerSchema,
    answers: "The card provider's customer",
    problems: ["payment_method_off", "payment_unavailable", "rate_limited"],
    async run({ c, body }) {
      const provider = isCardOffered(providers, c) ? providers.current : null;
      if (provider === null || catalogue.current().settings.card === null) return METHOD_OFF;
      const created = await provider.createCustomer(body);
      if (created.ok) return { customer: created.value };
      services.log.warn({ code: created.code }, "the card provider did not create a customer");
      return new Refusal({ code: "payment_unavailable" });
    },
  });

  addCall(routes, {
    method: "POST",
    path: "/v2/public/checkout/stripe-payment-intent",
    tag: "Ordering",
    summary:
      "Creates or updates a payment intent; the server determines the amount that is charged",
    guards: [limited],
    body: {
      schema: paymentIntentRequest,
      example: {
        customer_id: "cus_9s6XKzkNRiz8i3",
        amount: "24.50",
        local_id: "0b6f6a2e-6f0d-4a51-9d0f-1a4b7f0c2d3e",
      },
    },
    answer: paymentIntentSchema,
    answers: "The intent to pay",
    problems: [
      "payment_method_off",
      "payment_mismatch",
      "payment_unavailable",
      "local_id_reused",
      "amount_too_small",
      "rate_limited",
    ],
    async run({ c, body }) {
      if (!isCardOffered(providers, c)) return METHOD_OFF;
      const started = await startPayment(services, catalogue.current().settings, body);
      if (!started.ok) return new Refusal(started.problem);
      const { clientSecret: client_secret, id: payment_intent_id } = started.intent;
      return { client_secret, payment_intent_id };
    },
  });

  addCall(routes, {
    method: "GET",
    path: "/v2/public/checkout/payment/{order_id}",
    tag: "Ordering",
    summary: "A card order to pay, by its payment link",
    parameters: { order_id: "Zx81bQ0vTt9cYw2LmN4pRs", key: "a-key-of-22-characters" },
    guards: [limited],
    query: hostedPaymentRequest,
    answer: hostedPaymentSchema,
    answers: "The order, and its payment intent while it can be paid",
    problems: ["not_found", "payment_unavailable", "rate_limited"],
    async run({ params, query }) {
      const { order_id } = params;
      if (!isPaymentKey(services.trackingSecret, order_id, query.key)) return NOT_FOUND;
      const found = await hostedPayment(services, order_id);
      return found.ok ? found.payment : new Refusal(found.problem);
    },
  });

  addCall(routes, {
    method: "POST",
    path: "/v2/public/checkout/stripe-webhook",
    tag: "Ordering",
    summary: "Webhook of the card provider, signed in the header stripe-signature",
    unparsedBody: {
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
    answer: z.object({}),
    answers: "The event is stored",
    problems: ["invalid_signature", "payment_unavailable"],
    async run({ c }) {
      const body = await c.req.text();
      const signature = c.req.header("stripe-signature") ?? "";
      const event = providers.current?.readEvent(body, signature, now()) ?? null;
      if (event === null) {
        services.log.warn("an event with a wrong signature was refused");
        return new Refusal({ code: "invalid_signature" });
      }
      const isStored = await receiveEvent(services, event);
      return isStored ? {} : new Refusal({ code: "payment_unavailable" });
    },
  });

  return routes;
}
