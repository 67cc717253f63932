import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import { addressRoutes } from "./accounts/address-routes.ts";
import { ownSessionRoutes } from "./accounts/own-session-routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { isCardOffered } from "./catalogue/card-offer.ts";
import { catalogueRoutes } from "./catalogue/routes.ts";
import { orderRoutes } from "./checkout/routes.ts";
import { databaseFailureOf } from "./db/database-failure.ts";
import { addDocumentation } from "./documentation/routes.ts";
import { failed, refuse, unavailable } from "./http/answers.ts";
import type { ApiApp } from "./http/environment.ts";
import { refuseForeignPages } from "./http/foreign-page.ts";
import { createMetrics } from "./http/metrics.ts";
import {
  afterChanges,
  apiHeaders,
  crossOrigin,
  everyAnswer,
  jsonBody,
  locale,
  printablePath,
} from "./http/middlewares.ts";
import { Overloaded } from "./http/overloaded.ts";
import { newRoutes } from "./http/routes.ts";
import { warnOfUntrustedProxy } from "./http/untrusted-proxy.ts";
import { locationRoutes } from "./locations/routes.ts";
import { metricsRoutes } from "./metrics/routes.ts";
import type { PreviewPages } from "./pages/preview-page.ts";
import { demoRoutes } from "./payments/demo-routes.ts";
import { paymentRoutes } from "./payments/routes.ts";
import { pictureFileRoutes } from "./pictures/routes.ts";
import type { Services } from "./services.ts";
import { PICTURE_PATH } from "./staff/picture-routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { trackingRoutes } from "./tracking/routes.ts";

export type Pages = {
  (
    request: Request,
    /** Common headers of every answer. */
    headers: Record<string, string>,
    requestId: string,
    isCardOffered: boolean,
  ): Promise<Response>;
  preview?: PreviewPages;
};

/** Builds all routes of the server; paths outside the API are answered by `pages`. */
export function createApiApp(services: Services, pages?: Pages): ApiApp {
  const { catalogue, config, isReady, log, now } = services;
  const app = newRoutes();

  const metrics = createMetrics();
  const isRoute = (path: string) => methodsAt(app, path).length > 0;
  app.use(
    everyAnswer({ siteRoot: config.siteRoot, trustProxy: config.trustProxy, log, metrics, now }),
    warnOfUntrustedProxy(config.trustProxy, log, now),
    locale,
    afterChanges(catalogue),
  );
  app.use("/v2/*", apiHeaders, printablePath, crossOrigin(config.corsOrigins, isRoute));
  // The desk's calls have a stricter check, which writes to the audit log.
  app.use("/v2/public/*", refuseForeignPages(config.corsOrigins));
  app.use("/v2/*", jsonBody(PICTURE_PATH));
  // The lists of the back office, for a phone; public answers are compressed once, and streams never.
  app.use("/v2/staff/*", compress({ encoding: "gzip" }));

  app.get("/healthz", (c) => c.json({ status: "success" }));
  app.get("/readyz", async (c) =>
    (await isReady()) ? c.json({ status: "success" }) : unavailable(c),
  );
  app.route("/", metricsRoutes(metrics, services));
  app.route("/", catalogueRoutes(services));
  app.route("/", locationRoutes(services));
  app.route("/", orderRoutes(services));
  app.route("/", trackingRoutes(services));
  app.route("/", paymentRoutes(services));
  app.route("/", demoRoutes(services));
  app.route("/", accountRoutes(services));
  app.route("/", ownSessionRoutes(services));
  app.route("/", addressRoutes(services));
  // Pages of another server's data have no drafts.
  app.route("/", staffRoutes(services, config.apiRoot === "" ? pages?.preview : undefined));
  app.route("/", pictureFileRoutes(services));
  addDocumentation(app);

  app.notFound(async (c) => {
    if (pages && !isApiPath(c.req.path)) {
      const offered = isCardOffered(services.providers, c);
      const page = await pages(c.req.raw, c.get("commonHeaders"), c.get("requestId"), offered);
      c.set("hasCommonHeaders", true);
      return page;
    }
    const methods = methodsAt(app, c.req.path);
    if (methods.length === 0) return refuse(c, { code: "not_found" });
    c.header("allow", methods.join(", "));
    return refuse(c, { code: "method_not_allowed" });
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 400)
      return refuse(c, { code: "invalid_json" });
    if (error instanceof Overloaded) {
      c.header("retry-after", String(error.retryAfter));
      return refuse(c, { code: "not_ready" });
    }
    log.error({ err: error, id: c.get("requestId") }, "a request failed");
    return databaseFailureOf(error) === null ? failed(c) : unavailable(c);
  });

  return app;
}

function isApiPath(path: string): boolean {
  return /^\/(v2|healthz|readyz|metrics)(\/|$)/.test(path);
}

/** The methods that exist at a path, for Allow and 405. */
function methodsAt(app: ApiApp, path: string): string[] {
  const isRoute = (method: string) =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
  const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(isRoute);
  return methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
}
