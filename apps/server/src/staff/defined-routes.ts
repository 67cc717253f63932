import { STAFF_OPERATIONS } from "../documentation/staff-operations.ts";
import type { ApiApp } from "../http/environment.ts";

/**
 * Throws where a definition has no route, or a route no definition: the compiler holds the texts of
 * the operations to the definitions.
 */
export function requireDefinedRoutes(routes: ApiApp): void {
  const defined = new Set(Object.keys(STAFF_OPERATIONS));
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
