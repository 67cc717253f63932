import { newRoutes } from "../http/routes.ts";
import type { PreviewPages } from "../pages/preview-page.ts";
import type { Services } from "../services.ts";
import { desk } from "./auth/desk-auth.ts";
import { ownAccessRoutes } from "./auth/own-access-routes.ts";
import { signInRoutes } from "./auth/sign-in-routes.ts";
import { availabilityRoutes } from "./availability-routes.ts";
import { requireDefinedRoutes } from "./defined-routes.ts";
import { deliveryRoutes } from "./delivery-routes.ts";
import { draftRoutes } from "./draft-routes.ts";
import { deskEventRoutes } from "./event-routes.ts";
import { hoursRoutes } from "./hours-routes.ts";
import { menuRoutes } from "./menu-routes.ts";
import { offersRoutes } from "./offers-routes.ts";
import { deskOrderRoutes } from "./order-routes.ts";
import { peopleRoutes } from "./people-routes.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { previewRoutes } from "./preview-routes.ts";
import { printingRoutes } from "./printing-routes.ts";
import { pushRoutes } from "./push-routes.ts";
import { restaurantFactsRoutes } from "./restaurant-facts-routes.ts";
import { restaurantRoutes } from "./restaurant-routes.ts";

/** The staff API (`/v2/staff/…`). */
export function staffRoutes(services: Services, previewPages?: PreviewPages) {
  const routes = newRoutes();
  const access = desk(services);
  routes.route("/", signInRoutes(services, access));
  routes.route("/", ownAccessRoutes(services, access));
  routes.route("/", pushRoutes(services, access));
  routes.route("/", peopleRoutes(services, access));
  routes.route("/", deskOrderRoutes(services, access));
  routes.route("/", deskEventRoutes(services, access));
  routes.route("/", restaurantRoutes(services, access));
  routes.route("/", availabilityRoutes(services, access));
  routes.route("/", hoursRoutes(services, access));
  routes.route("/", deliveryRoutes(services, access));
  routes.route("/", offersRoutes(services, access));
  routes.route("/", restaurantFactsRoutes(services, access));
  routes.route("/", menuRoutes(services, access));
  routes.route("/", draftRoutes(services, access));
  routes.route("/", previewRoutes(services, access, previewPages));
  routes.route("/", pictureRoutes(services, access));
  routes.route("/", printingRoutes(services, access));
  requireDefinedRoutes(routes);
  return routes;
}
