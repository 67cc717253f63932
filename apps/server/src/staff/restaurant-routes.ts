import { createRoute } from "@hono/zod-openapi";
import { deskOrderDetailSchema } from "@noren/contract/staff/orders.ts";
import {
  deskOrderingSchema,
  deskSettingsChange,
  deskSettingsSchema,
  kitchenSettingsChange,
  kitchenSettingsSchema,
  orderingChange,
  paymentChecksSchema,
  refundRequest,
} from "@noren/contract/staff/restaurant.ts";
import { todaySchema } from "@noren/contract/staff/today.ts";
import { receiptSchema } from "@noren/contract/tracking.ts";
import { z } from "zod";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import { findReceipt } from "../orders/receipts.ts";
import type { Services } from "../services.ts";
import { actorOf, type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import { changeDeskSettings, readDeskSettings, wireDeskSettings } from "./desk-settings.ts";
import { changeKitchenSettings, readKitchenSettings } from "./kitchen-settings.ts";
import { changeOrdering, deskOrdering } from "./ordering.ts";
import { listPaymentChecks, markCheckSeen } from "./payment-checks.ts";
import { numberIn } from "./people-routes.ts";
import { orderDetail } from "./read-orders.ts";
import { refundOrder } from "./refund-order.ts";
import { readToday } from "./today.ts";

/** Routes for pauses, kitchen and desk settings, payment checks, refunds and receipts. */
export function restaurantRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();
  const { db } = services;

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/today",
      ...may("see_orders"),
      responses: {
        200: jsonAnswer("The current and the next service, and the next closure", todaySchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(await readToday(services)), 200),
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/ordering",
      ...may("see_orders"),
      responses: {
        200: jsonAnswer("Whether ordering is paused, and until when", deskOrderingSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(await deskOrdering(services)), 200),
  );

  routes.openapi(
    createRoute({
      method: "put",
      path: "/v2/staff/ordering",
      ...may("pause_ordering"),
      request: jsonRequest(orderingChange),
      responses: {
        200: jsonAnswer(
          "The current state of ordering; a pause ends by itself",
          deskOrderingSchema,
        ),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      return c.json(success(await changeOrdering(services, actor, c.req.valid("json"))), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/kitchen-settings",
      ...may("change_kitchen_settings"),
      responses: {
        200: jsonAnswer("The limits per slot and the choices for pauses", kitchenSettingsSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(await readKitchenSettings(db)), 200),
  );

  routes.openapi(
    createRoute({
      method: "put",
      path: "/v2/staff/kitchen-settings",
      ...may("change_kitchen_settings"),
      request: jsonRequest(kitchenSettingsChange),
      responses: {
        200: jsonAnswer("The settings; omitted fields are unchanged", kitchenSettingsSchema),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const change = c.req.valid("json");
      return c.json(success(await changeKitchenSettings(services, actor, change)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/desk-settings",
      ...may("change_desk_settings"),
      responses: {
        200: jsonAnswer("When and how owners are alerted", deskSettingsSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => c.json(success(wireDeskSettings(await readDeskSettings(db))), 200),
  );

  routes.openapi(
    createRoute({
      method: "put",
      path: "/v2/staff/desk-settings",
      ...may("change_desk_settings"),
      request: jsonRequest(deskSettingsChange),
      responses: {
        200: jsonAnswer("The settings; omitted fields are unchanged", deskSettingsSchema),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      return c.json(success(await changeDeskSettings(services, actor, c.req.valid("json"))), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/payment-checks",
      ...may("see_payment_checks"),
      responses: {
        200: jsonAnswer("The payments that staff have to check", paymentChecksSchema),
        ...deskProblemResponses(),
      },
    }),
    async (c) => {
      const checks = await listPaymentChecks(db);
      return c.json(success(z.encode(paymentChecksSchema, checks)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/payment-checks/{id}/seen",
      ...may("see_payment_checks"),
      request: { params: z.object({ id: z.string() }) },
      responses: {
        200: jsonAnswer("The payments; this one is marked as seen", paymentChecksSchema),
        ...deskProblemResponses("not_found"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const isKnown = await markCheckSeen(services, actor, numberIn(c.req.param("id")));
      if (!isKnown) return refuse(c, { code: "not_found" });
      const checks = await listPaymentChecks(db);
      return c.json(success(z.encode(paymentChecksSchema, checks)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/orders/{order_id}/refund",
      ...may("refund_orders"),
      request: { params: z.object({ order_id: z.string() }), ...jsonRequest(refundRequest) },
      responses: {
        200: jsonAnswer("The order with its events", deskOrderDetailSchema),
        ...deskProblemResponses(
          "not_found",
          "not_possible_now",
          "refund_exceeds_payment",
          "validation_failed",
        ),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const id = c.req.param("order_id");
      const refunding = await refundOrder(services, actor, id, c.req.valid("json"));
      if (!refunding.ok) return refuse(c, refunding.problem);
      const detail = await orderDetail(services, id);
      if (!detail) return refuse(c, { code: "not_found" });
      return c.json(success(z.encode(deskOrderDetailSchema, detail)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/receipts/{number}",
      ...may("see_receipts"),
      request: { params: z.object({ number: z.string() }) },
      responses: {
        200: jsonAnswer("The receipt or credit note", receiptSchema),
        ...deskProblemResponses("not_found"),
      },
    }),
    async (c) => {
      const receipt = await findReceipt(db, numberIn(c.req.param("number")));
      if (!receipt) return refuse(c, { code: "not_found" });
      return c.json(success(z.encode(receiptSchema, receipt)), 200);
    },
  );

  return routes;
}
