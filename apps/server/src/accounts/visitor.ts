import type { Locale } from "@noren/contract/locales.ts";
import type { Context } from "hono";
import type { ApiEnv } from "../http/environment.ts";
import type { KnownDevice } from "../http/known-device.ts";

/**
 * Who makes a call that signs in: language, browser and whether the device is known to the account.
 */
export type Visitor = { locale: Locale; userAgent: string; isKnownDevice: boolean };

const MAX_USER_AGENT = 300;

export function visitorOf(c: Context<ApiEnv>, device: KnownDevice, email: string): Visitor {
  return {
    locale: c.get("locale"),
    userAgent: userAgentOf(c),
    isKnownDevice: device.idOf(c, email) !== null,
  };
}

export function userAgentOf(c: Context): string {
  return (c.req.header("user-agent") ?? "").slice(0, MAX_USER_AGENT);
}
