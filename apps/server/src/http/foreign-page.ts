import type { HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import { refuse } from "./answers.ts";
import type { ApiEnv } from "./environment.ts";

/**
 * Refuses whatever writes where a page of another site sends it (rules.md, Odd requests): such a page
 * would order and sign in with its visitors' browsers. Pages of `origins` may; clients that are no
 * browser send neither header.
 */
export function refuseForeignPages(origins: readonly string[]) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const isForeign = isForeignPage(c.req, origins);
    c.set("isForeignPage", isForeign);
    if (isForeign && !isSafeMethod(c.req)) return refuse(c, { code: "forbidden" });
    await next();
  });
}

export function isSafeMethod({ method }: HonoRequest): boolean {
  return method === "GET" || method === "HEAD";
}

/** The origin decides where it is known: pages of the phone app are cross-site, too. */
function isForeignPage(request: HonoRequest, origins: readonly string[]): boolean {
  const origin = request.header("origin");
  if (origin === undefined) return request.header("sec-fetch-site") === "cross-site";
  return !origins.includes(origin) && !isSameHost(origin, request);
}

/** Whether the page of this origin was served under the request's own host. */
export function isSameHost(origin: string, request: HonoRequest): boolean {
  const host = URL.parse(origin)?.host;
  return host !== undefined && host === request.header("host");
}
