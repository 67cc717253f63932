import { credentialPair, ownSessionsSchema, sessionEnding } from "@noren/contract/accounts.ts";
import type { Context } from "hono";
import { addCall } from "../http/api-call.ts";
import { EXAMPLE_CREDENTIALS } from "../http/operation-text.ts";
import { newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { endSessions, listSessions } from "./own-sessions.ts";
import { type SignedInEnv, signedIn } from "./signed-in.ts";

/** Endpoints of a customer's own sessions, an addition to wire.md. Answers have no envelope. */
export function ownSessionRoutes(services: Services) {
  const routes = newRoutes();
  const parameters = EXAMPLE_CREDENTIALS;
  const ofAccount = {
    tag: "Accounts",
    signIn: signedIn(services),
    query: credentialPair,
    answer: ownSessionsSchema,
    isBare: true,
    problems: ["unauthenticated", "unverified"],
  } as const;

  addCall(routes, {
    ...ofAccount,
    method: "GET",
    path: "/v2/public/auth/sessions",
    summary: "An addition of Noren: the sessions of the account",
    parameters,
    answers: "Where the person is signed in, last used first",
    run: ({ c }) => listSessions(services, ownOf(c)),
  });

  addCall(routes, {
    ...ofAccount,
    method: "POST",
    path: "/v2/public/auth/sessions/end",
    summary: "An addition of Noren: ends one session of the account; without an id all others",
    parameters,
    body: { schema: sessionEnding, example: { id: null } },
    answers: "The remaining sessions",
    async run({ c, body }) {
      await endSessions(services, ownOf(c), body.id ?? null);
      return listSessions(services, ownOf(c));
    },
  });

  return routes;
}

function ownOf(c: Context<SignedInEnv>) {
  return { accountId: c.get("caller").account.id, tokens: c.get("credentials").tokens };
}
