import { randomUUID } from "node:crypto";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { preferredLocale } from "../pages/locale-detection.ts";
import { refuse } from "./answers.ts";
import type { ApiEnv } from "./environment.ts";

/** wire.md, Conventions. */
const MAX_BODY_BYTES = 256 * 1024;
const PREFLIGHT_SECONDS = "7200";

const WELL_FORMED_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Every answer says under which id the log has it; a proxy in front may have given one. */
export const requestId = createMiddleware<ApiEnv>(async (c, next) => {
  const given = c.req.header("x-request-id");
  const id = given !== undefined && WELL_FORMED_ID.test(given) ? given : randomUUID();
  c.set("requestId", id);
  await next();
  c.res.headers.set("x-request-id", id);
});

/** The pattern of the route, never the address: that may hold what belongs to a person. */
export function requestLog(log: Log, now: () => number) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const start = now();
    await next();
    const { status } = c.res;
    const isQuiet = status < 400 && (c.req.method === "GET" || c.req.method === "HEAD");
    const level = status >= 500 ? "error" : isQuiet ? "debug" : "info";
    if (!log.isLevelEnabled(level)) return;
    const { method } = c.req;
    const facts = { id: c.get("requestId"), method, route: routePath(c, -1), status };
    log[level]({ ...facts, ms: now() - start }, "request");
  });
}

export function measured(metrics: Metrics, now: () => number) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const start = now();
    await next();
    const { method } = c.req;
    const seconds = (now() - start) / 1000;
    metrics.record({ method, route: routePath(c, -1), status: c.res.status, seconds });
  });
}

export const locale = createMiddleware<ApiEnv>(async (c, next) => {
  c.set("locale", preferredLocale(c.req.header("accept-language") ?? "", ["fr", "en"]) ?? "fr");
  await next();
});

/** Two years, as browsers ask before they know a site for https alone. Its subdomains may be others'. */
const HTTPS_ALONE = "max-age=63072000";

/** Where the site is https, browsers never call it otherwise again. */
export function httpsAlone(siteRoot: string) {
  const isHttps = siteRoot.startsWith("https:");
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    if (isHttps) c.res.headers.set("strict-transport-security", HTTPS_ALONE);
  });
}

/** No id holds a control character: PostgreSQL stores no NUL, and nothing is found under the others. */
export const printablePath = createMiddleware<ApiEnv>(async (c, next) => {
  if (!/\p{Cc}/u.test(c.req.path)) return next();
  return refuse(c, { code: "not_found" });
});

/** JSON is data: no browser may take it for a page, and it is kept only where a route says so. */
export const apiHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("content-security-policy"))
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  headers.set("referrer-policy", "no-referrer");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
});

/**
 * wire.md, Conventions. No cookies: what other origins may do, anyone may. Hono's own `cors` touches
 * the response before there is one, which halves the speed of every answer.
 */
export function crossOrigin(origins: readonly string[], isKnown: (path: string) => boolean) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const origin = c.req.header("origin");
    c.header("vary", "Origin");
    if (origin !== undefined && origins.includes(origin)) {
      c.header("access-control-allow-origin", origin);
      c.header("access-control-expose-headers", "Retry-After");
    }
    if (c.req.method !== "OPTIONS" || !isKnown(c.req.path)) return next();
    c.header("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
    c.header(
      "access-control-allow-headers",
      "authorization, content-type, user-id, accept-language",
    );
    c.header("access-control-max-age", PREFLIGHT_SECONDS);
    return c.body(null, 204);
  });
}

const limit = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => {
    // What is left of the body is not read: the connection cannot be used again.
    c.header("connection", "close");
    return refuse(c, { code: "body_too_large" });
  },
});

/** Bounds a body, and takes it for JSON whatever the client calls it. */
export const jsonBody = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) {
    const headers = new Headers(c.req.raw.headers);
    headers.set("content-type", "application/json");
    c.req.raw = new Request(c.req.raw, { headers });
  }
  return limit(c, next);
});
