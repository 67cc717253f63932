import { createRoute } from "@hono/zod-openapi";
import { fieldErrors } from "@noren/contract/field-problems.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Problem } from "@noren/contract/problems.ts";
import {
  commandRequests,
  deskOrderDetailSchema,
  deskOrderPageSchema,
  deskOrderSchema,
  deskOrdersRequest,
  eventsRequest,
  type OrderReason,
  openOrdersSchema,
  undoRequest,
} from "@noren/contract/staff/orders.ts";
import { roleMay, type StaffRight } from "@noren/contract/staff/roles.ts";
import { ORDER_COMMANDS, type OrderCommand } from "@noren/ordering/progress.ts";
import type { Context } from "hono";
import { z } from "zod";
import { refuse, success } from "../http/answers.ts";
import { callerAddress } from "../http/caller-address.ts";
import { streamAnswer } from "../http/event-answer.ts";
import { countOpenStreams, DESK_STREAMS } from "../http/open-streams.ts";
import { jsonAnswer, jsonRequest, newRoutes } from "../http/routes.ts";
import { lastEvent } from "../live/number-events.ts";
import type { Services } from "../services.ts";
import { acknowledge } from "./acknowledge.ts";
import { actorOf, type Desk, deskProblemResponses } from "./auth/desk-auth.ts";
import type { CommandResult } from "./command-result.ts";
import { readDeskEvents } from "./desk-events.ts";
import { openOrders, orderDetail, ordersOn } from "./read-orders.ts";
import { type CommandInput, runCommand } from "./run-command.ts";
import { undoCommand } from "./undo-command.ts";

const oneOrder = z.object({ order_id: z.string() });

/** Heartbeat of the stream, short enough that a desk detects a lost connection within 5 s. */
const DESK_HEARTBEAT_MS = 2000;

const RIGHTS: Record<OrderCommand, StaffRight> = {
  accept: "answer_orders",
  reject: "answer_orders",
  delay: "answer_orders",
  preparing: "fulfil_orders",
  ready: "fulfil_orders",
  out_for_delivery: "fulfil_orders",
  completed: "fulfil_orders",
  cancel: "cancel_orders",
};

/** Routes for the desk's orders: lists, details, commands and the live stream. */
export function deskOrderRoutes(services: Services, { may, isStillAllowed, recordDenial }: Desk) {
  const routes = newRoutes();
  const { db, config, catalogue, live, now } = services;
  const addressOf = callerAddress(config.trustProxy);
  const streams = countOpenStreams(DESK_STREAMS);

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/orders",
      ...may("see_orders"),
      request: { query: deskOrdersRequest },
      responses: {
        200: jsonAnswer(
          "The open orders, or a page of a day's orders",
          z.union([openOrdersSchema, deskOrderPageSchema]),
        ),
        ...deskProblemResponses("validation_failed"),
      },
    }),
    async (c) => {
      const { date, page, limit } = c.req.valid("query");
      if (date === undefined)
        return c.json(success(z.encode(openOrdersSchema, await openOrders(services))), 200);
      const { timezone } = catalogue.current().settings;
      const orders = await ordersOn(services, { date, page, limit }, timezone);
      return c.json(success(z.encode(deskOrderPageSchema, orders)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/orders/{order_id}",
      ...may("see_orders"),
      request: { params: oneOrder },
      responses: {
        200: jsonAnswer("The order with its events", deskOrderDetailSchema),
        ...deskProblemResponses("not_found"),
      },
    }),
    async (c) => {
      const detail = await orderDetail(services, c.req.param("order_id"));
      if (!detail) return refuse(c, { code: "not_found" });
      return c.json(success(z.encode(deskOrderDetailSchema, detail)), 200);
    },
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/orders/{order_id}/acknowledge",
      ...may("answer_orders"),
      request: { params: oneOrder },
      responses: {
        200: jsonAnswer(
          "The alarm is silenced for 90 s; an automatic rejection is marked as seen",
          deskOrderSchema,
        ),
        ...deskProblemResponses("not_found"),
      },
    }),
    async (c) => {
      const actor = actorOf(c.get("desk").person);
      return answer(c, await acknowledge(services, actor, c.req.param("order_id")));
    },
  );

  for (const command of ORDER_COMMANDS)
    routes.openapi(
      createRoute({
        method: "post",
        path: `/v2/staff/orders/{order_id}/${command.replaceAll("_", "-")}`,
        ...may(RIGHTS[command]),
        request: { params: oneOrder, ...jsonRequest<CommandSchema>(commandRequests[command]) },
        responses: {
          200: jsonAnswer("The current order", deskOrderSchema),
          ...deskProblemResponses(
            "not_found",
            "order_moved_on",
            "not_possible_now",
            "validation_failed",
          ),
        },
      }),
      async (c) => {
        const sent = c.req.valid("json");
        const input = inputOf(command, sent, now());
        if (!input) return refuse(c, promisePast(c.get("locale")));
        const actor = actorOf(c.get("desk").person);
        return answer(c, await runCommand(services, actor, c.req.param("order_id") ?? "", input));
      },
    );

  routes.openapi(
    createRoute({
      method: "post",
      path: "/v2/staff/orders/{order_id}/undo",
      ...may("fulfil_orders"),
      request: { params: oneOrder, ...jsonRequest(undoRequest) },
      responses: {
        200: jsonAnswer("The order as before its last command", deskOrderSchema),
        ...deskProblemResponses(
          "not_found",
          "order_moved_on",
          "undo_too_late",
          "validation_failed",
        ),
      },
    }),
    async (c) => {
      const { person } = c.get("desk");
      const result = await undoCommand(services, actorOf(person), c.req.param("order_id"), {
        version: c.req.valid("json").version,
        may: (command) => roleMay(person.role, RIGHTS[command]),
      });
      if (!result.ok && result.problem.code === "forbidden")
        await recordDenial(c, "forbidden", person);
      return answer(c, result);
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/events",
      ...may("see_orders"),
      request: { query: eventsRequest },
      responses: {
        200: {
          description: "Server-sent events: `change`, its id the cursor to resume from",
          content: { "text/event-stream": { schema: z.string() } },
        },
        ...deskProblemResponses("validation_failed", "rate_limited"),
      },
    }),
    async (c) => {
      const caller = c.get("desk");
      const after = cursorOf(c.req.header("last-event-id"), c.req.valid("query").after);
      return streamAnswer(c, {
        streams,
        address: addressOf(c),
        stream: {
          after: after ?? (await lastEvent(db)),
          read: (place) => readDeskEvents(services, place),
          subscribe: (wake) => live.subscribe({ orderId: null, wake }),
          isAuthorised: () => isStillAllowed(caller, "see_orders"),
          ending: live.ending,
          heartbeatMs: DESK_HEARTBEAT_MS,
        },
      });
    },
  );

  return routes;
}

/** `Last-Event-ID` of a reconnect takes precedence over the `after` parameter. */
function cursorOf(lastEventId: string | undefined, after: number | undefined) {
  return lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : after;
}

/** Union of the fields that commands need. */
type Sent = {
  version: number;
  minutes?: number | null | undefined;
  promised_at?: string | null | undefined;
  reason?: OrderReason;
  message?: string | null;
};
type CommandSchema = z.ZodType<Sent>;

/** Tolerance for promises that are past because of a slow network. */
const LATE_MS = 60_000;

/** Null if the promised time has passed. */
function inputOf(command: OrderCommand, sent: Sent, now: number): CommandInput | null {
  const { version, minutes, promised_at, reason, message } = sent;
  const promisedAt = promised_at
    ? Date.parse(promised_at)
    : minutes
      ? now + minutes * 60_000
      : undefined;
  if (promisedAt !== undefined && promisedAt < now - LATE_MS) return null;
  return {
    command,
    version,
    ...(promisedAt !== undefined && { promisedAt }),
    ...(reason !== undefined && { reason }),
    ...(message !== undefined && { message }),
  };
}

function promisePast(locale: Locale): Problem {
  const errors = fieldErrors([{ path: "promised_at", problem: "promise_past" }], locale);
  return { code: "validation_failed", errors };
}

function answer(c: Context, result: CommandResult) {
  if (!result.ok) return refuse(c, result.problem);
  return c.json(success(z.encode(deskOrderSchema, result.order)), 200);
}
