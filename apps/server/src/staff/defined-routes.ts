import { STAFF_ROOT } from "@noren/contract/staff/define-calls.ts";
import { STAFF_CALLS } from "@noren/contract/staff/staff-calls.ts";
import type { ApiApp } from "../http/environment.ts";

/** What answers no JSON, the upload of a picture, and the shop with a draft. */
const WITHOUT_DEFINITION = [
  "get /v2/staff/events",
  "get /v2/staff/drafts/{id}/preview/*",
  "all /v2/staff/drafts/{id}/preview/*",
  "get /v2/staff/orders/{order_id}/ticket.svg",
  "post /v2/staff/pictures",
];

/** Throws where a definition has no route, or a route no definition. */
export function requireDefinedRoutes(routes: ApiApp): void {
  const defined = new Set(WITHOUT_DEFINITION);
  for (const { method, path } of Object.values(STAFF_CALLS))
    defined.add(`${method.toLowerCase()} ${STAFF_ROOT}${path}`);
  const registered = new Set(
    routes.routes.map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, "{$1}")}`,
    ),
  );
  const faults = [
    ...[...defined].filter((name) => !registered.has(name)).map((name) => `no route: ${name}`),
    ...[...registered].filter((name) => !defined.has(name)).map((name) => `no definition: ${name}`),
  ];
  if (faults.length > 0) throw new Error(faults.join("; "));
}
