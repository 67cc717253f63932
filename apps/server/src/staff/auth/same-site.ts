import type { HonoRequest } from "hono";

/** What every change at the desk carries; a form or picture of another site cannot. */
const DESK_HEADER = "x-noren-desk";

/**
 * Whether our own pages make this call. Another site's script would have to ask first (the header is
 * none that a browser sends unasked, and `crossOrigin` does not allow it); what the browser says of
 * the origin is looked at as well.
 */
export function isOwnCall(request: HonoRequest, siteRoot: string): boolean {
  if (request.header(DESK_HEADER) !== "1") return false;
  const site = request.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin") return false;
  const origin = request.header("origin");
  if (origin === undefined) return true;
  return origin === new URL(siteRoot).origin || hostOf(origin) === request.header("host");
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}
