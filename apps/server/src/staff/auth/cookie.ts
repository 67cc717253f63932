import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { DESK_SESSION_MS } from "./sessions.ts";

/**
 * The desk's session cookie: not readable by scripts (HttpOnly), not sent from other sites
 * (SameSite=Strict), limited to `/v2/staff`, and over https marked Secure.
 */
export function deskCookie(siteRoot: string) {
  const secure = siteRoot.startsWith("https:");
  const name = secure ? "__Secure-noren-desk" : "noren-desk";
  const options = { path: "/v2/staff", httpOnly: true, sameSite: "Strict", secure } as const;
  return {
    read: (c: Context): string | null => getCookie(c, name) ?? null,
    write: (c: Context, token: string): void =>
      setCookie(c, name, token, { ...options, maxAge: DESK_SESSION_MS / 1000 }),
    clear: (c: Context): void => void deleteCookie(c, name, options),
  };
}
