import { createRoute } from "@hono/zod-openapi";
import {
  distanceRequest,
  distanceSchema,
  suggestionsRequest,
  suggestionsSchema,
} from "@noren/contract/locations.ts";
import { z } from "zod";
import { documented } from "../documentation/operation-text.ts";
import { refuse, success } from "../http/answers.ts";
import { callerAddress } from "../http/caller-address.ts";
import { limit } from "../http/limit.ts";
import { type jsonAnswer, newRoutes, problemResponses } from "../http/routes.ts";
import type { Services } from "../services.ts";

/** Endpoints of address search and distances (wire.md, Locations). */
export function locationRoutes({ catalogue, config, limits, locations }: Services) {
  const routes = newRoutes();
  const limited = limit({
    limiter: limits.location_address,
    keyOf: callerAddress(config.trustProxy),
    counts: () => true,
  });

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/public/locations",
      ...documented({
        tag: "Places",
        summary: "Addresses that match the query, or those nearest to “lat,lng”",
        parameters: { query: "rue de la République, 69002" },
      }),
      middleware: limited,
      request: { query: suggestionsRequest },
      responses: {
        200: lookupAnswer("Addresses that may be meant", suggestionsSchema),
        ...problemResponses("validation_failed", "rate_limited"),
      },
    }),
    async (c) => {
      const { settings } = catalogue.current();
      const lookup = await locations.suggest(c.req.valid("query").query, settings);
      if (!lookup.ok) return refuse(c, lookup);
      const { value, attribution } = lookup.found;
      return c.json({ ...success(z.encode(suggestionsSchema, value)), attribution });
    },
  );

  routes.openapi(
    createRoute({
      method: "get",
      path: "/v2/public/locations/distance",
      ...documented({
        tag: "Places",
        summary: "Distance to an address and cost of delivery",
        parameters: { location: "69002 Lyon" },
      }),
      middleware: limited,
      request: { query: distanceRequest },
      responses: {
        200: lookupAnswer("The address and how far it is", distanceSchema),
        ...problemResponses("validation_failed", "rate_limited"),
      },
    }),
    async (c) => {
      const { settings } = catalogue.current();
      const lookup = await locations.measure(c.req.valid("query").location, settings);
      if (!lookup.ok) return refuse(c, lookup);
      const { value, attribution } = lookup.found;
      return c.json({ ...success(z.encode(distanceSchema, value)), attribution });
    },
  );

  return routes;
}

/** A lookup without a result is answered with 200 too. */
function lookupAnswer(description: string, payload: z.ZodType): ReturnType<typeof jsonAnswer> {
  const schema = z.union([
    z.object({ status: z.literal("success"), payload, attribution: z.string() }),
    z.object({ status: z.literal("error"), message: z.string(), code: z.string() }),
  ]);
  return {
    description: `${description}, or why there is none: \`postal_code_unknown\` (an addition) where nobody knows the postal code`,
    content: { "application/json": { schema } },
  };
}
