import { createRoute } from "@hono/zod-openapi";
import type { Problem } from "@noren/contract/problems.ts";
import { previewRequest } from "@noren/contract/staff/printing.ts";
import { PRINTING_CALLS } from "@noren/contract/staff/printing-calls.ts";
import { z } from "zod";
import { refuse } from "../http/answers.ts";
import { documented } from "../http/operation-text.ts";
import { NOT_FOUND, Refusal } from "../http/refusal.ts";
import { problemResponses } from "../http/routes.ts";
import { documentPreview } from "../printing/document-preview.ts";
import { addPrinter, changePrinter, listPrinters, removePrinter } from "../printing/printers.ts";
import { confirmPrinted, requestPrint } from "../printing/request-print.ts";
import { testPrint } from "../printing/test-print.ts";
import type { Services } from "../services.ts";
import { actorOf, DESK_PROBLEMS, type Desk } from "./auth/desk-auth.ts";
import { implementCalls, numberIn } from "./auth/implement-calls.ts";
import { EXAMPLE_ORDER } from "./example-order.ts";
import { orderDetail } from "./read-orders.ts";

const LISTED = "The printers with their last status";
/** The id of no printer, so that running the examples prints nothing. */
const EXAMPLE_PRINTER = { id: "9" };

/** Calls for printers and print jobs, and the preview of a document. */
export function printingRoutes(services: Services, desk: Desk) {
  const { db } = services;
  const routes = implementCalls(desk, PRINTING_CALLS, {
    printers: {
      summary: "The printers with their last status and number of waiting jobs",
      answers: LISTED,
      run: () => listPrinters(db),
    },
    addPrinter: {
      summary:
        "Adds a network printer (ESC/POS over TCP), on which new orders are printed automatically",
      example: {
        body: {
          name: "Cuisine",
          host: "192.168.1.50",
          port: 9100,
          kinds: ["ticket"],
          copies: 1,
          print_when: "acceptance",
          enabled: true,
        },
      },
      answers: LISTED,
      run: async ({ actor, locale, body }) =>
        listedAfter(await addPrinter(services, actor, body, locale)),
    },
    changePrinter: {
      summary: "Changes, enables or disables a printer",
      example: { parameters: EXAMPLE_PRINTER, body: { enabled: false } },
      answers: LISTED,
      problems: ["not_found"],
      run: async ({ actor, locale, params, body }) =>
        listedAfter(await changePrinter(services, actor, numberIn(params.id), body, locale)),
    },
    removePrinter: {
      summary: "Removes a printer; its waiting jobs are dropped",
      example: { parameters: EXAMPLE_PRINTER },
      answers: LISTED,
      problems: ["not_found"],
      run: async ({ actor, params }) =>
        listedAfter(await removePrinter(services, actor, numberIn(params.id))),
    },
    testPrinter: {
      summary: "Prints a test page and returns the printer's status",
      example: { parameters: EXAMPLE_PRINTER },
      answers: LISTED,
      problems: ["not_found", "printer_busy"],
      async run({ actor, params }) {
        const tested = await testPrint(services, actor, numberIn(params.id));
        if (tested === "unknown") return NOT_FOUND;
        if (tested === "busy") return new Refusal({ code: "printer_busy" });
        return listPrinters(db);
      },
    },
    printOrder: {
      summary:
        "Prints a document of an order; marked as a duplicate if it may have been printed before",
      example: {
        parameters: EXAMPLE_ORDER,
        body: { kind: "ticket", printer_id: 1, key: "7c1d52ab-reprint" },
      },
      answers: "The order with its print jobs",
      problems: ["not_found", "not_possible_now"],
      async run({ actor, params: { order_id }, body }) {
        const requesting = await requestPrint(services, actor, order_id, body);
        return requesting.ok ? orderNow(order_id) : new Refusal(requesting.problem);
      },
    },
    confirmPrinted: {
      summary: "Marks an unclear print job as printed",
      example: { parameters: { id: "1" } },
      answers: "The order; the print job is marked as printed",
      problems: ["not_found"],
      async run({ actor, params }) {
        const orderId = await confirmPrinted(services, actor, numberIn(params.id));
        return orderId === null ? NOT_FOUND : orderNow(orderId);
      },
    },
  });

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/orders/{order_id}/ticket.svg",
      ...documented({
        tag: "Desk",
        summary: "An order's kitchen ticket or bag label as a picture",
        parameters: { ...EXAMPLE_ORDER, kind: "ticket" },
      }),
      ...desk.may("see_orders"),
      request: { params: z.object({ order_id: z.string() }), query: previewRequest },
      responses: {
        200: {
          description: "The document as printed, 576 dots wide",
          content: { "image/svg+xml": { schema: z.string() } },
        },
        ...problemResponses(...DESK_PROBLEMS, "not_found", "validation_failed"),
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

  async function listedAfter(done: { ok: true } | { ok: false; problem: Problem }) {
    return done.ok ? listPrinters(db) : new Refusal(done.problem);
  }

  async function orderNow(orderId: string) {
    return (await orderDetail(services, orderId))?.order ?? NOT_FOUND;
  }

  return routes;
}
