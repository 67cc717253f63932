import { createRoute } from "@hono/zod-openapi";
import { finaliseRequest, orderRequest } from "@noren/contract/checkout.ts";
import { z } from "zod";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes, refusals } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { finaliseOrder } from "./finalise-order.ts";
import { placeOrder } from "./place-order.ts";

const placed = z.object({ order_id: z.string(), number: z.string() });
const finalised = z.object({ order_id: z.string(), status: z.string() });

/** Placing and finalising orders (wire.md, Checkout). */
export function orderRoutes(services: Services) {
  const routes = newRoutes();

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/public/checkout",
      request: jsonRequest(orderRequest),
      responses: {
        201: jsonAnswer("The order is placed", placed),
        200: jsonAnswer("It was placed before", placed),
        ...refusals(
          "unauthenticated",
          "local_id_reused",
          "price_changed",
          "slot_closed",
          "slot_full",
          "item_unavailable",
          "menu_unavailable",
          "payment_method_off",
          "coupon_invalid",
          "option_out_of_bounds",
          "out_of_range",
          "below_minimum",
          "validation_failed",
        ),
      },
    }),
    async (c) => {
      // There are no accounts whose token this could be.
      if (c.req.header("authorization")) return refuse(c, { code: "unauthenticated" });
      const placing = await placeOrder(services, c.req.valid("json"), c.get("locale"));
      if (!placing.ok) return refuse(c, placing.problem);
      return c.json(success(placing.placed), placing.isNew ? 201 : 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "put",
      path: "/v2/public/checkout",
      request: jsonRequest(finaliseRequest),
      responses: {
        200: jsonAnswer("The order's state", finalised),
        ...refusals("not_found", "payment_not_confirmed", "validation_failed"),
      },
    }),
    async (c) => {
      const { order_id, status } = c.req.valid("json");
      const finalising = await finaliseOrder(services.db, order_id, status);
      return finalising.ok ? c.json(success(finalising.order), 200) : refuse(c, finalising.problem);
    },
  );

  return routes;
}
