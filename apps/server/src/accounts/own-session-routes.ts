import { createRoute } from "@hono/zod-openapi";
import { credentialPair, ownSessionsSchema, sessionEnding } from "@noren/contract/accounts.ts";
import type { Context } from "hono";
import { documented, EXAMPLE_CREDENTIALS } from "../documentation/operation-text.ts";
import { bareAnswer, jsonRequest, newRoutes, problemResponses } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { endSessions, listSessions } from "./own-sessions.ts";
import { type SignedInEnv, signedIn } from "./signed-in.ts";

/** Endpoints of a customer's own sessions, an addition to wire.md. Answers have no envelope. */
export function ownSessionRoutes(services: Services) {
  const routes = newRoutes();
  const path = (name: string) => `/v2/public/auth/${name}`;

  routes.openapi(
    createRoute({
      method: "get",
      path: path("sessions"),
      ...documented({
        tag: "Accounts",
        summary: "An addition of Noren: the sessions of the account",
        parameters: EXAMPLE_CREDENTIALS,
      }),
      middleware: [signedIn(services)] as const,
      request: { query: credentialPair },
      responses: {
        200: bareAnswer("Where the person is signed in, last used first", ownSessionsSchema),
        ...problemResponses("unauthenticated", "unverified"),
      },
    }),
    async (c) => c.json(await listSessions(services, ownOf(c)), 200),
  );

  routes.openapi(
    createRoute({
      method: "post",
      path: path("sessions/end"),
      ...documented({
        tag: "Accounts",
        summary: "An addition of Noren: ends one session of the account; without an id all others",
        parameters: EXAMPLE_CREDENTIALS,
      }),
      middleware: [signedIn(services)] as const,
      request: { query: credentialPair, ...jsonRequest(sessionEnding, { id: null }) },
      responses: {
        200: bareAnswer("The remaining sessions", ownSessionsSchema),
        ...problemResponses("unauthenticated", "unverified", "validation_failed"),
      },
    }),
    async (c) => {
      await endSessions(services, ownOf(c), c.req.valid("json").id ?? null);
      return c.json(await listSessions(services, ownOf(c)), 200);
    },
  );

  return routes;
}

function ownOf(c: Context<SignedInEnv>) {
  return { accountId: c.get("caller").account.id, tokens: c.get("credentials").tokens };
}
