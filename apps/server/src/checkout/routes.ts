import { finaliseRequest, type OrderRequest, orderRequest } from "@noren/contract/checkout.ts";
import { CHECKOUT_PROBLEMS } from "@noren/contract/checkout-problems.ts";
import type { Context } from "hono";
import { z } from "zod";
import { customer } from "../accounts/customer.ts";
import { isCardOffered } from "../catalogue/card-offer.ts";
import { addCall, Repeated } from "../http/api-call.ts";
import { callerAddress } from "../http/caller-address.ts";
import { limit } from "../http/limit.ts";
import { Refusal } from "../http/refusal.ts";
import { newRoutes } from "../http/routes.ts";
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

  addCall(routes, {
    method: "POST",
    path: "/v2/public/checkout",
    tag: "Ordering",
    access: "account or guest",
    summary: "Places an order, once for each local_id; the server prices it again",
    description:
      "An addition: the payload of `coupon_invalid` has the `reason` where a condition of the " +
      "code is not met: `customer` (used before), `weekday` or `order_type`.",
    guards: [limit({ limiter: limits.order_address, keyOf: addressOf, counts: isAttempt })],
    signIn: customer(services),
    callerLimit: limit({
      limiter: limits.order_account,
      keyOf: accountKey,
      counts: isAttempt,
    }),
    body: { schema: orderRequest, example: EXAMPLE_ORDER },
    answer: placed,
    answers: "The order is placed",
    creates: true,
    repeated: "The order had been placed before",
    problems: CHECKOUT_PROBLEMS,
    async run({ c, body, locale }) {
      const result = await placeOrder(
        services,
        body,
        locale,
        { accountId: c.get("accountId"), address: isOperator(c) ? null : addressOf(c) },
        isCardOffered(services.providers, c),
      );
      if (!result.ok) return new Refusal(result.problem);
      const { order_id } = result.placed;
      const secret = services.trackingSecret;
      const links = { siteRoot: config.siteRoot, secret };
      const tracking_key = trackingKey(secret, order_id);
      const payment_url = isPaidByCard(body)
        ? { payment_url: paymentLink(links, order_id, locale) }
        : {};
      const placed = { ...result.placed, tracking_key, ...payment_url };
      return result.isNew ? placed : new Repeated(placed);
    },
  });

  addCall(routes, {
    method: "PUT",
    path: "/v2/public/checkout",
    tag: "Ordering",
    access: "account or guest",
    summary: "Finalises an order; “paid” requires a confirmation by the card provider",
    guards: [
      limit({
        limiter: limits.finalise_address,
        keyOf: addressOf,
        counts: (status) => status === 402 || status === 404,
      }),
    ],
    body: {
      schema: finaliseRequest,
      example: {
        order_id: "Zx81bQ0vTt9cYw2LmN4pRs",
        transaction_id: { client_secret: null, customer_id: null },
        status: "pending",
      },
    },
    answer: finalised,
    answers: "The order's state",
    problems: ["not_found", "payment_not_confirmed", "payment_unavailable", "rate_limited"],
    async run({ body }) {
      const finalising = await finaliseOrder(services, body);
      return finalising.ok ? finalising.order : new Refusal(finalising.problem);
    },
  });

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
