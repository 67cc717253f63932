import { randomUUID } from "node:crypto";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@noren/contract/locales.ts";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { LRUCache } from "lru-cache";
import type { Log } from "../log.ts";
import { refuse } from "./answers.ts";
import { trustedPeer } from "./caller-address.ts";
import type { ApiEnv } from "./environment.ts";
import { preferredLocale } from "./locale-detection.ts";
import type { Metrics } from "./metrics.ts";

/** Limit of a request body (wire.md, Conventions). */
export const MAX_BODY_BYTES = 256 * 1024;
const PREFLIGHT_SECONDS = "7200";

const WELL_FORMED_ID = /^[A-Za-z0-9._-]{8,64}$/;

type Observer = {
  siteRoot: string;
  trustProxy: readonly string[];
  log: Log;
  metrics: Metrics;
  now: () => number;
};

/**
 * HSTS max-age of two years, in seconds. Without includeSubDomains: subdomains may belong to
 * others.
 */
const HSTS = "max-age=63072000";

/**
 * Sets the common headers of every answer, logs it and counts it. The request id may come from a
 * trusted proxy, nobody else; it is in the log and in `x-request-id`. Log and metrics hold the route
 * pattern, never the URL, which may contain personal data.
 */
export function everyAnswer({ siteRoot, trustProxy, log, metrics, now }: Observer) {
  const isTrusted = trustedPeer(trustProxy);
  const headers = {
    "x-content-type-options": "nosniff",
    ...(siteRoot.startsWith("https:") && { "strict-transport-security": HSTS }),
  };

  return createMiddleware<ApiEnv>(async (c, next) => {
    const start = now();
    const given = c.req.header("x-request-id");
    const isKept = given !== undefined && WELL_FORMED_ID.test(given) && isTrusted(c);
    const id = isKept ? given : randomUUID();
    const common = { ...headers, "x-request-id": id };
    c.set("requestId", id);
    c.set("commonHeaders", common);
    await next();
    // Skipped for responses built with these headers: setting them again costs more than all else
    // of a cached page.
    if (!c.get("hasCommonHeaders"))
      for (const [name, value] of Object.entries(common)) c.res.headers.set(name, value);

    const { method } = c.req;
    const { status } = c.res;
    const route = routePath(c, -1);
    const ms = now() - start;
    metrics.record({ method, route, status, seconds: ms / 1000 });
    const isQuiet = status < 400 && (method === "GET" || method === "HEAD");
    const level = status >= 500 ? "error" : isQuiet ? "debug" : "info";
    if (log.isLevelEnabled(level)) log[level]({ id, method, route, status, ms }, "request");
  });
}

/** Bounded cache: nearly all clients send one of a few headers, but a client can send any. */
const locales = new LRUCache<string, Locale>({ max: 100 });

export const locale = createMiddleware<ApiEnv>(async (c, next) => {
  const header = c.req.header("accept-language") ?? "";
  const known = locales.get(header) ?? preferredLocale(header, LOCALES) ?? DEFAULT_LOCALE;
  locales.set(header, known);
  c.set("locale", known);
  await next();
});

/** Every call sees what was committed before it. */
export function afterChanges({ afterCommit }: { afterCommit: () => Promise<void> | null }) {
  return createMiddleware<ApiEnv>(async (_, next) => {
    await afterCommit();
    await next();
  });
}

/**
 * Refuses paths with control characters as not_found: no id contains one, and PostgreSQL rejects
 * NUL.
 */
export const printablePath = createMiddleware<ApiEnv>(async (c, next) => {
  if (!/\p{Cc}/u.test(c.req.path)) return next();
  return refuse(c, { code: "not_found" });
});

/** JSON loads no resources, and is cached only where a route says so. */
export const apiHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has("content-security-policy"))
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  headers.set("referrer-policy", "no-referrer");
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
});

/**
 * CORS (wire.md, Conventions). Without credentials: allowed origins can do what any client can.
 * Hono's `cors` is not used, because it touches the response before it exists, which halves the
 * throughput.
 */
export function crossOrigin(origins: readonly string[], isRoute: (path: string) => boolean) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const origin = c.req.header("origin");
    c.header("vary", "Origin");
    if (origin !== undefined && origins.includes(origin)) {
      c.header("access-control-allow-origin", origin);
      c.header("access-control-expose-headers", "Retry-After, Date");
    }
    if (c.req.method !== "OPTIONS" || !isRoute(c.req.path)) return next();
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
    // The rest of the body is not read, so the connection cannot be reused.
    c.header("connection", "close");
    return refuse(c, { code: "body_too_large" });
  },
});

/**
 * Limits the body, and treats it as JSON whatever its content type, but for the path whose body is a
 * file.
 */
export function jsonBody(filePath: string) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { method, path } = c.req;
    if (method === "GET" || method === "HEAD" || path === filePath) return next();
    // Another spelling, such as one with a parameter, would be refused as no JSON.
    if (c.req.header("content-type") !== "application/json") {
      const headers = new Headers(c.req.raw.headers);
      headers.set("content-type", "application/json");
      c.req.raw = new Request(c.req.raw, { headers });
    }
    return limit(c, next);
  });
}
