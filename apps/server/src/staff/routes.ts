import { newRoutes } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { desk } from "./auth/desk-auth.ts";
import { ownAccessRoutes } from "./auth/own-access-routes.ts";
import { signInRoutes } from "./auth/sign-in-routes.ts";
import { deskOrderRoutes } from "./order-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { printingRoutes } from "./printing-routes.ts";
import { restaurantRoutes } from "./restaurant-routes.ts";

/** The staff API (`/v2/staff/…`). */
export function staffRoutes(services: Services) {
  const routes = newRoutes();
  const access = desk(services);
  routes.route("/", signInRoutes(services, access));
  routes.route("/", ownAccessRoutes(services, access));
  routes.route("/", peopleRoutes(services, access));
  routes.route("/", deskOrderRoutes(services, access));
  routes.route("/", restaurantRoutes(services, access));
  routes.route("/", printingRoutes(services, access));
  return routes;
}
