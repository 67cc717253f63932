import { createMiddleware } from "hono/factory";
import type { Log } from "../log.ts";
import { isPrivateAddress, untrustedProxy } from "./caller-address.ts";
import type { ApiEnv } from "./environment.ts";

const WARN_EVERY_MS = 60 * 60_000;

/**
 * Middleware that logs once an hour that forwarded headers are ignored. Anybody can send them, so a
 * public address, which may be a visitor's, is not logged.
 */
export function warnOfUntrustedProxy(
  trustProxy: readonly string[],
  log: Pick<Log, "warn">,
  now: () => number,
) {
  const proxyOf = untrustedProxy(trustProxy);
  let warnedAt = Number.NEGATIVE_INFINITY;

  return createMiddleware<ApiEnv>(async (c, next) => {
    const proxy = proxyOf(c);
    if (proxy !== null && now() - warnedAt >= WARN_EVERY_MS) {
      warnedAt = now();
      log.warn(
        { from: isPrivateAddress(proxy) ? proxy : "a public address" },
        "X-Forwarded-For is not believed: behind a proxy all visitors count as one caller, and limits " +
          "meant for one shut everybody out; name the proxy's address in TRUST_PROXY",
      );
    }
    await next();
  });
}
