import {
  distanceRequest,
  distanceSchema,
  suggestionsRequest,
  suggestionsSchema,
} from "@noren/contract/locations.ts";
import { z } from "zod";
import { addCall } from "../http/api-call.ts";
import { callerAddress } from "../http/caller-address.ts";
import { limit } from "../http/limit.ts";
import { Refusal } from "../http/refusal.ts";
import { newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import type { Attributed } from "./locations.ts";
import type { Lookup } from "./lookup.ts";

/** Endpoints of address search and distances (wire.md, Locations). */
export function locationRoutes({ catalogue, config, limits, locations }: Services) {
  const routes = newRoutes();
  const addressLookup = {
    method: "GET",
    tag: "Places",
    guards: [
      limit({
        limiter: limits.location_address,
        keyOf: callerAddress(config.trustProxy),
        counts: () => true,
      }),
    ],
    isBare: true,
    problems: ["rate_limited"],
  } as const;

  addCall(routes, {
    ...addressLookup,
    path: "/v2/public/locations",
    summary: "Addresses that match the query, or those nearest to “lat,lng”",
    parameters: { query: "rue de la République, 69002" },
    query: suggestionsRequest,
    answer: lookupAnswer(suggestionsSchema),
    answers: orNone("Addresses that may be meant"),
    run: async ({ query }) =>
      answerOf(await locations.suggest(query.query, catalogue.current().settings)),
  });

  addCall(routes, {
    ...addressLookup,
    path: "/v2/public/locations/distance",
    summary: "Distance to an address and cost of delivery",
    parameters: { location: "69002 Lyon" },
    query: distanceRequest,
    answer: lookupAnswer(distanceSchema),
    answers: orNone("The address and how far it is"),
    run: async ({ query }) =>
      answerOf(await locations.measure(query.location, catalogue.current().settings)),
  });

  return routes;
}

/**
 * The attribution is an addition next to the payload, so the envelope is part of the answer. A lookup
 * without a result is answered with 200 too.
 */
function lookupAnswer<Payload extends z.ZodType>(payload: Payload) {
  return z.union([
    z.object({ status: z.literal("success"), payload, attribution: z.string() }),
    z.object({ status: z.literal("error"), message: z.string(), code: z.string() }),
  ]);
}

function orNone(description: string): string {
  return `${description}, or why there is none: \`postal_code_unknown\` (an addition) where nobody knows the postal code`;
}

function answerOf<T>(lookup: Lookup<Attributed<T>>) {
  if (!lookup.ok) return new Refusal(lookup);
  const { value, attribution } = lookup.found;
  return { status: "success" as const, payload: value, attribution };
}
