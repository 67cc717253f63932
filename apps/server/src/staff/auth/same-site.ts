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
  if (request.header(DESK_HEADER) !== "1") return false;
  const site = request.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin") return false;
  const origin = request.header("origin");
  if (origin === undefined) return true;
  return origin === new URL(siteRoot).origin || isSameHost(origin, request);
}
