import { createRoute } from "@hono/zod-openapi";
import type { Problem } from "@noren/contract/problems.ts";
import { deskOrderSchema } from "@noren/contract/staff/orders.ts";
import {
  previewRequest,
  printerChanges,
  printerRequest,
  printersSchema,
  printRequest,
} from "@noren/contract/staff/printing.ts";
import type { Context } from "hono";
import { z } from "zod";
import { refuse, success } from "../http/answers.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import { documentPreview } from "../printing/document-preview.ts";
import { addPrinter, changePrinter, listPrinters, removePrinter } from "../printing/printers.ts";
import { confirmPrinted, requestPrint } from "../printing/request-print.ts";
import { testPrint } from "../printing/test-print.ts";
import type { Services } from "../services.ts";
import { actorOf, type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import { numberIn } from "./people-routes.ts";
import { orderDetail } from "./read-orders.ts";

const oneOf = z.object({ id: z.string() });
const oneOrder = z.object({ order_id: z.string() });

/** Routes for printers and print jobs. */
export function printingRoutes(services: Services, { may }: Desk) {
  const routes = newRoutes();
  const { db } = services;
  const listed = jsonAnswer("The printers with their last status", printersSchema);

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/printers",
      ...may("see_orders"),
      responses: { 200: listed, ...deskProblemResponses() },
    }),
    async (c) => c.json(success(await listPrinters(db)), 200),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/printers",
      ...may("manage_printers"),
      request: jsonRequest(printerRequest),
      responses: { 200: listed, ...deskProblemResponses("validation_failed") },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      return answer(c, await addPrinter(services, actor, c.req.valid("json"), c.get("locale")));
    },
  );

  routes.openapi(
    createRoute({
      method: "patch",
      path: "/v2/staff/printers/{id}",
      ...may("manage_printers"),
      request: { params: oneOf, ...jsonRequest(printerChanges) },
      responses: { 200: listed, ...deskProblemResponses("not_found", "validation_failed") },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const id = numberIn(c.req.param("id"));
      const changes = c.req.valid("json");
      return answer(c, await changePrinter(services, actor, id, changes, c.get("locale")));
    },
  );

  routes.openapi(
    createRoute({
      method: "delete",
      path: "/v2/staff/printers/{id}",
      ...may("manage_printers"),
      request: { params: oneOf },
      responses: { 200: listed, ...deskProblemResponses("not_found") },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      return answer(c, await removePrinter(services, actor, numberIn(c.req.param("id"))));
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/printers/{id}/test",
      ...may("manage_printers"),
      request: { params: oneOf },
      responses: { 200: listed, ...deskProblemResponses("not_found", "printer_busy") },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const tested = await testPrint(services, actor, numberIn(c.req.param("id")));
      if (tested === "unknown") return refuse(c, { code: "not_found" });
      if (tested === "busy") return refuse(c, { code: "printer_busy" });
      return c.json(success(await listPrinters(db)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/orders/{order_id}/print",
      ...may("print_orders"),
      request: { params: oneOrder, ...jsonRequest(printRequest) },
      responses: {
        200: jsonAnswer("The order with its print jobs", deskOrderSchema),
        ...deskProblemResponses("not_found", "not_possible_now", "validation_failed"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const id = c.req.param("order_id");
      const requesting = await requestPrint(services, actor, id, c.req.valid("json"));
      return requesting.ok ? answerOrder(c, id) : refuse(c, requesting.problem);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/print-jobs/{id}/printed",
      ...may("print_orders"),
      request: { params: oneOf },
      responses: {
        200: jsonAnswer("The order; the print job is marked as printed", deskOrderSchema),
        ...deskProblemResponses("not_found"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      const orderId = await confirmPrinted(services, actor, numberIn(c.req.param("id")));
      return orderId === null ? refuse(c, { code: "not_found" }) : answerOrder(c, orderId);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/orders/{order_id}/ticket.svg",
      ...may("see_orders"),
      request: { params: oneOrder, query: previewRequest },
      responses: {
        200: {
          description: "The document as printed, 576 dots wide",
          content: { "image/svg+xml": { schema: z.string() } },
        },
        ...deskProblemResponses("not_found", "validation_failed"),
      },
    }),
    async (c) => {
      const { kind } = c.req.valid("query");
      const actor = actorOf(c.get("desk").person);
      const svg = await documentPreview(services, actor, c.req.param("order_id"), kind);
      if (svg === null) return refuse(c, { code: "not_found" });
      return c.body(svg, 200, { "content-type": "image/svg+xml; charset=UTF-8" });
    },
  );

  async function answer(c: Context, done: { ok: true } | { ok: false; problem: Problem }) {
    if (!done.ok) return refuse(c, done.problem);
    return c.json(success(await listPrinters(db)), 200);
  }

  async function answerOrder(c: Context, orderId: string) {
    const detail = await orderDetail(services, orderId);
    if (!detail) return refuse(c, { code: "not_found" });
    return c.json(success(z.encode(deskOrderSchema, detail.order)), 200);
  }

  return routes;
}
