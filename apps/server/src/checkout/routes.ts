import { createRoute } from "@hono/zod-openapi";
import { finaliseRequest, type OrderRequest, orderRequest } from "@noren/contract/checkout.ts";
import { CHECKOUT_PROBLEMS } from "@noren/contract/checkout-problems.ts";
import type { Context } from "hono";
import { z } from "zod";
import { customer } from "../accounts/customer.ts";
import { isCardOffered } from "../catalogue/card-offer.ts";
import { refuse, success } from "../http/answers.ts";
import { callerAddress } from "../http/caller-address.ts";
import { limit } from "../http/limit.ts";
import { jsonAnswer, jsonRequest, newRoutes, problemResponses } from "../http/routes.ts";
import { isOperator } from "../http/this-machine.ts";
import { trackingKey } from "../orders/tracking-link.ts";
import { paymentLink } from "../payments/payment-link.ts";
import type { Services } from "../services.ts";
import { finaliseOrder } from "./finalise-order.ts";
import { placeOrder } from "./place-order.ts";

const placed = z.object({
  order_id: z.string(),
  number: z.string(),
  tracking_key: z.string(),
  /**
   * The page where the order is paid, for apps that cannot show a payment form; card orders only.
   */
  payment_url: z.string().optional(),
});
const finalised = z.object({ order_id: z.string(), status: z.string() });

/** Endpoints for placing and finalising orders (wire.md, Checkout). */
export function orderRoutes(services: Services) {
  const routes = newRoutes();
  const { config, limits } = services;
  const addressOf = callerAddress(config.trustProxy);

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout",
      description:
        "An addition: the payload of `coupon_invalid` has the `reason` where a condition of the " +
        "code is not met: `customer` (used before), `weekday` or `order_type`.",
      middleware: [
        limit({
          limiter: limits.order_address,
          keyOf: addressOf,
          counts: isAttempt,
        }),
        customer(services),
        limit({
          limiter: limits.order_account,
          keyOf: accountKey,
          counts: isAttempt,
        }),
      ] as const,
      request: jsonRequest(orderRequest),
      responses: {
        201: jsonAnswer("The order is placed", placed),
        200: jsonAnswer("The order had been placed before", placed),
        ...problemResponses(...CHECKOUT_PROBLEMS),
      },
    }),
    async (c) => {
      const result = await placeOrder(
        services,
        c.req.valid("json"),
        c.get("locale"),
        { accountId: c.get("accountId"), address: isOperator(c) ? null : addressOf(c) },
        isCardOffered(services.providers, c),
      );
      if (!result.ok) return refuse(c, result.problem);
      const { order_id } = result.placed;
      const secret = services.trackingSecret;
      const links = { siteRoot: config.siteRoot, secret };
      const tracking_key = trackingKey(secret, order_id);
      const payment_url = isPaidByCard(c.req.valid("json"))
        ? { payment_url: paymentLink(links, order_id, c.get("locale")) }
        : {};
      const placed = { ...result.placed, tracking_key, ...payment_url };
      return c.json(success(placed), result.isNew ? 201 : 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "put",
      path: "/v2/public/checkout",
      middleware: limit({
        limiter: limits.finalise_address,
        keyOf: addressOf,
        counts: (status) => status === 402 || status === 404,
      }),
      request: jsonRequest(finaliseRequest),
      responses: {
        200: jsonAnswer("The order's state", finalised),
        ...problemResponses(
          "not_found",
          "payment_not_confirmed",
          "payment_unavailable",
          "validation_failed",
          "rate_limited",
        ),
      },
    }),
    async (c) => {
      const finalising = await finaliseOrder(services, c.req.valid("json"));
      return finalising.ok ? c.json(success(finalising.order), 200) : refuse(c, finalising.problem);
    },
  );

  return routes;
}

/** Duplicates, validation errors and calls refused by another limit do not count. */
function isAttempt(status: number): boolean {
  return ![200, 400, 422, 429].includes(status);
}

/** Requires the middleware `customer` before; guests are counted by their address only. */
function accountKey(c: Context): string | null {
  const id: number | null = c.get("accountId");
  return id === null ? null : String(id);
}

/** An order of 0.00 with payment method card is finalised as cash, without a payment. */
function isPaidByCard({ payment_method, total }: OrderRequest): boolean {
  return payment_method === "card" && total > 0;
}
