import { createRoute } from "@hono/zod-openapi";
import { eventsRequest } from "@noren/contract/staff/orders.ts";
import { z } from "zod";
import { callerAddress } from "../http/caller-address.ts";
import { streamAnswer } from "../http/event-answer.ts";
import { countOpenStreams, DESK_STREAMS } from "../http/open-streams.ts";
import { documented } from "../http/operation-text.ts";
import { newRoutes, problemResponses } from "../http/routes.ts";
import { lastEvent } from "../live/number-events.ts";
import type { Services } from "../services.ts";
import { DESK_PROBLEMS, type Desk } from "./auth/desk-auth.ts";
import { readDeskEvents } from "./desk-events.ts";

/** Heartbeat of the stream, short enough that a desk detects a lost connection within 5 s. */
const DESK_HEARTBEAT_MS = 2000;

/** The desk's live stream. */
export function deskEventRoutes(services: Services, { may, isStillAllowed }: Desk) {
  const routes = newRoutes();
  const { db, config, live, storage } = services;
  const addressOf = callerAddress(config.trustProxy);
  const streams = countOpenStreams(DESK_STREAMS);

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/staff/events",
      ...documented({
        tag: "Desk",
        summary: "Live events as server-sent events, resumed by `Last-Event-ID`",
        parameters: { after: "0" },
      }),
      ...may("see_orders"),
      request: { query: eventsRequest },
      responses: {
        200: {
          description:
            "Server-sent events: `change`, its id the cursor to resume from; `beat` every 2 s, its " +
            "data the state of the server's storage",
          content: { "text/event-stream": { schema: z.string() } },
        },
        ...problemResponses(...DESK_PROBLEMS, "validation_failed", "rate_limited"),
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
          // What cannot be stored on a full disk is no event of the table.
          heartbeatData: storage.state,
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
