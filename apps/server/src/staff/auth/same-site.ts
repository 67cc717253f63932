import type { HonoRequest } from "hono";
import { isSameHost } from "../../http/foreign-page.ts";

/** Header of every changing request of the desk; a form or image of another site cannot set it. */
const DESK_HEADER = "x-noren-desk";

/**
 * Whether a request comes from our own pages (CSRF protection). A script of another site would need
 * a CORS preflight for the custom header, which `crossOrigin` does not allow; `Sec-Fetch-Site` and
 * `Origin` are checked as well.
 */
export function isOwnCall(request: HonoRequest, siteRoot: string): boolean {
  return request.header(DESK_HEADER) === "1" && isFromOwnPage(request, siteRoot, ["same-origin"]);
}

/**
 * Whether a read comes from our own pages, or from an address that somebody opens. A page of another
 * site gets nothing by it: its calls have no cookie of ours (`SameSite`).
 */
export function isOwnRead(request: HonoRequest, siteRoot: string): boolean {
  if (request.header("sec-fetch-mode") === "navigate") return true;
  return isFromOwnPage(request, siteRoot, ["same-origin", "none"]);
}

function isFromOwnPage(request: HonoRequest, siteRoot: string, sites: readonly string[]): boolean {
  const site = request.header("sec-fetch-site");
  if (site !== undefined && !sites.includes(site)) return false;
  const origin = request.header("origin");
  if (origin === undefined) return true;
  return origin === new URL(siteRoot).origin || isSameHost(origin, request);
}
