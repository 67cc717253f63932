import { createRoute } from "@hono/zod-openapi";
import { finaliseRequest, type OrderRequest, orderRequest } from "@noren/contract/checkout.ts";
import { CHECKOUT_PROBLEMS } from "@noren/contract/checkout-problems.ts";
import type { Context } from "hono";
import { z } from "zod";
import { customer } from "../accounts/customer.ts";
import { isCardOffered } from "../catalogue/card-offer.ts";
import { documented } from "../documentation/operation-text.ts";
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

/** With two fields of the contract that the server ignores. */
const EXAMPLE_ORDER = {
  local_id: "0b6f6a2e-6f0d-4a51-9d0f-1a4b7f0c2d3e",
  items: [{ item_id: 101, quantity: 2, note: "sans wasabi", options: [] }],
  free_items: [],
  is_pickup: true,
  delivery: 0,
  tax: 1.82,
  subtotal: 10,
  discount: 0,
  total: 10,
  payment_method: "cash",
  transaction_id: { client_secret: null, customer_id: null },
  user_id: null,
  status: "pending",
  note: "Sans sauce, merci",
  cutlery: 2,
  dietary: { avoid: ["fish"], want: ["gluten_free"], traces: true },
  customer: {
    first_name: "Ada",
    last_name: "Lovelace",
    email: "ada@example.com",
    phone: "+33 6 39 98 00 00",
    location: null,
    date: { delivery_date: null, delivery_time_range: null },
  },
} satisfies z.input<typeof orderRequest> & { free_items: []; status: "pending" };

/** Endpoints for placing and finalising orders (wire.md, Checkout). */
export function orderRoutes(services: Services) {
  const routes = newRoutes();
  const { config, limits } = services;
  const addressOf = callerAddress(config.trustProxy);

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout",
      ...documented({
        tag: "Ordering",
        access: "account or guest",
        summary: "Places an order, once for each local_id; the server prices it again",
      }),
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
      request: jsonRequest(orderRequest, EXAMPLE_ORDER),
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
      ...documented({
        tag: "Ordering",
        access: "account or guest",
        summary: "Finalises an order; “paid” requires a confirmation by the card provider",
      }),
      middleware: limit({
        limiter: limits.finalise_address,
        keyOf: addressOf,
        counts: (status) => status === 402 || status === 404,
      }),
      request: jsonRequest(finaliseRequest, {
        order_id: "Zx81bQ0vTt9cYw2LmN4pRs",
        transaction_id: { client_secret: null, customer_id: null },
        status: "pending",
      }),
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
