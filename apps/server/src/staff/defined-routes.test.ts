import { createRoute } from "@hono/zod-openapi";
import { expect, test } from "vitest";
import { newRoutes } from "../http/routes.ts";
import { requireDefinedRoutes } from "./defined-routes.ts";

test("a definition without a route and a route without a definition are named", () => {
  const routes = newRoutes();
  const responses = { 200: { description: "Nothing" } };
  const unknown = createRoute({ method: "get", path: "/v2/staff/unknown", responses });
  routes.openapi(unknown, () => new Response());
  const required = () => requireDefinedRoutes(routes);
  expect(required).toThrow("no route: post /v2/staff/sign-in");
  expect(required).toThrow("no definition: get /v2/staff/unknown");
  // Without a word for the API document, too.
  routes.delete("/v2/staff/orders/:id/unknown", () => new Response());
  expect(required).toThrow("no definition: delete /v2/staff/orders/{id}/unknown");
});
