import { STAFF_ROOT } from "@noren/contract/staff/define-calls.ts";
import { STAFF_CALLS } from "@noren/contract/staff/staff-calls.ts";
import type { ApiApp } from "../http/environment.ts";

/** What answers no JSON, and the upload of a picture. */
const WITHOUT_DEFINITION = [
  "get /v2/staff/events",
  "get /v2/staff/orders/{order_id}/ticket.svg",
  "post /v2/staff/pictures",
];

/** Throws where a definition has no route, or a route no definition. */
export function requireDefinedRoutes(routes: ApiApp): void {
  const defined = new Set(WITHOUT_DEFINITION);
  for (const { method, path } of Object.values(STAFF_CALLS))
    defined.add(`${method.toLowerCase()} ${STAFF_ROOT}${path}`);
  const registered = new Set(
    routes.openAPIRegistry.definitions.flatMap((entry) =>
      entry.type === "route" ? [`${entry.route.method} ${entry.route.path}`] : [],
    ),
  );
  const faults = [
    ...[...defined].filter((name) => !registered.has(name)).map((name) => `no route: ${name}`),
    ...[...registered].filter((name) => !defined.has(name)).map((name) => `no definition: ${name}`),
  ];
  if (faults.length > 0) throw new Error(faults.join("; "));
}
