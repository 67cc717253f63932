import { createRoute } from "@hono/zod-openapi";
import { fullSlotsSchema, trackingRequest, trackingSchema } from "@noren/contract/tracking.ts";
import type { Context } from "hono";
import { z } from "zod";
import { recordRefusal } from "../audit/audit.ts";
import { settingsAt } from "../catalogue/snapshot.ts";
import { refuse } from "../http/answers.ts";
import { addCall } from "../http/api-call.ts";
import { callerAddress } from "../http/caller-address.ts";
import { streamAnswer } from "../http/event-answer.ts";
import { isWithin } from "../http/limit.ts";
import { countOpenStreams, TRACKING_STREAMS } from "../http/open-streams.ts";
import { documented } from "../http/operation-text.ts";
import { NOT_FOUND, Refusal } from "../http/refusal.ts";
import { newRoutes, problemResponses } from "../http/routes.ts";
import { lastEvent } from "../live/number-events.ts";
import { proveOrder } from "../mail/recipients.ts";
import { isMailedKey, isTrackingKey } from "../orders/tracking-link.ts";
import type { Services } from "../services.ts";
import { fullSlots } from "./full-slots.ts";
import { readTracking } from "./tracking.ts";
import { withdrawOrder } from "./withdraw-order.ts";

const oneOrder = z.object({ order_id: z.string() });
const EXAMPLE_LINK = { order_id: "Zx81bQ0vTt9cYw2LmN4pRs", key: "the key of the link" };

/**
 * Endpoints of an order's tracking page, authorised by the key of its link, and of the full slots.
 */
export function trackingRoutes(services: Services) {
  const routes = newRoutes();
  const { db, config, catalogue, live, limits, now, trackingSecret } = services;
  const addressOf = callerAddress(config.trustProxy);
  const streams = countOpenStreams(TRACKING_STREAMS);

  /** Whether the key is wrong; if so, writes an audit entry, within a rate limit. */
  async function isForged(c: Context, orderId: string, key: string): Promise<boolean> {
    if (isTrackingKey(trackingSecret, orderId, key)) return false;
    if (await isWithin(limits.staff_refused_address, addressOf(c)))
      await recordRefusal(db, {
        at: now(),
        actor: null,
        action: "forged_tracking_link",
        subject: "tracking",
      });
    return true;
  }

  addCall(routes, {
    method: "GET",
    path: "/v2/public/tracking/{order_id}",
    tag: "Ordering",
    summary: "An order by its tracking link: progress, promised time and receipts",
    parameters: EXAMPLE_LINK,
    query: trackingRequest,
    answer: trackingSchema,
    answers: "The order with its progress and promised time",
    problems: ["not_found"],
    async run({ c, params: { order_id }, query: { key } }) {
      if (await isForged(c, order_id, key)) return NOT_FOUND;
      const tracking = await readTracking(services, order_id);
      if (!tracking) return NOT_FOUND;
      if (isMailedKey(trackingSecret, order_id, key)) await proveOrder(db, order_id, now());
      return tracking;
    },
  });

  addCall(routes, {
    method: "POST",
    path: "/v2/public/tracking/{order_id}/cancel",
    tag: "Ordering",
    summary: "Cancels an order that nobody has answered; its money is released",
    parameters: EXAMPLE_LINK,
    query: trackingRequest,
    answer: trackingSchema,
    answers: "The order, cancelled by its customer",
    problems: ["not_found", "not_possible_now"],
    async run({ c, params: { order_id }, query: { key } }) {
      if (await isForged(c, order_id, key)) return NOT_FOUND;
      const problem = await withdrawOrder(services, order_id);
      if (problem) return new Refusal(problem);
      return (await readTracking(services, order_id)) ?? NOT_FOUND;
    },
  });

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/public/tracking/{order_id}/events",
      ...documented({
        tag: "Ordering",
        summary: "Live updates of the order as server-sent events",
        parameters: EXAMPLE_LINK,
      }),
      request: { params: oneOrder, query: trackingRequest },
      responses: {
        200: {
          description: "Server-sent events: `change`, each with the current order",
          content: { "text/event-stream": { schema: z.string() } },
        },
        ...problemResponses("not_found", "validation_failed", "rate_limited"),
      },
    }),
    async (c) => {
      const id = c.req.param("order_id");
      if (await isForged(c, id, c.req.valid("query").key)) return refuse(c, { code: "not_found" });
      return streamAnswer(c, {
        streams,
        address: addressOf(c),
        stream: {
          after: 0,
          read: (after) => readChange(id, after),
          subscribe: (wake) => live.subscribe({ orderId: id, wake }),
          isAuthorised: async () => true,
          ending: live.ending,
        },
      });
    },
  );

  /** A single message with the state that the guest sees, however many events were missed. */
  async function readChange(orderId: string, after: number) {
    await lastEvent(db);
    const { last } = await db
      .selectFrom("events")
      .select(({ fn }) => fn.max<number | null>("seq").as("last"))
      .where("order_id", "=", orderId)
      .where("hidden", "=", 0)
      .executeTakeFirstOrThrow();
    if (last === null || last <= after) return [];
    const tracking = await readTracking(services, orderId);
    if (!tracking) return [];
    return [{ id: last, event: "change", data: z.encode(trackingSchema, tracking) }];
  }

  addCall(routes, {
    method: "GET",
    path: "/v2/public/slots/full",
    tag: "Ordering",
    summary: "The full slots",
    answer: fullSlotsSchema,
    answers: "The full slots",
    problems: [],
    run: () => fullSlots(db, settingsAt(catalogue.current().settings, now()), now()),
  });

  return routes;
}
