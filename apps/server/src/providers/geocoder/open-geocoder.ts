import type { Config } from "../../config.ts";
import type { Log } from "../../log.ts";
import { BAN_RATE, BAN_ROOT, openBan } from "./ban.ts";
import { openEmbedded } from "./embedded.ts";
import { withFallback } from "./fallback.ts";
import type { Geocoder } from "./geocoder.ts";
import { openRemote } from "./remote.ts";
import { openRouter, ROUTING_RATE, ROUTING_ROOT, type Router } from "./routing.ts";

/** Milliseconds. */
export type GeocoderTimeouts = { geocoding: number; routing: number };

/** An order may wait for both calls in sequence, 2.5 s in total. */
export const GEOCODER_TIMEOUTS: GeocoderTimeouts = { geocoding: 1500, routing: 1000 };

export const MAX_CONCURRENT_GEOCODING = 20;

export type GeocoderInput = {
  config: Pick<Config, "locations" | "banUrl" | "routingUrl">;
  log: Log;
  now: () => number;
  timeouts?: GeocoderTimeouts | undefined;
};

/**
 * The providers selected by `LOCATIONS`; without a router distances are estimated. The postal codes
 * are always those of the bundled communes.
 */
export function openGeocoder({ config, log, now, timeouts = GEOCODER_TIMEOUTS }: GeocoderInput): {
  geocoder: Geocoder;
  router: Router | null;
  knowsPostalCode: (code: string) => Promise<boolean>;
} {
  const embedded = openEmbedded();
  const { knowsPostalCode } = embedded;
  if (config.locations === "embedded") return { geocoder: embedded, router: null, knowsPostalCode };
  const ban = openBan(
    openRemote({
      name: "geocoding",
      root: config.banUrl ?? BAN_ROOT,
      timeoutMs: timeouts.geocoding,
      perSecond: BAN_RATE,
      maxConcurrent: MAX_CONCURRENT_GEOCODING,
      clientErrors: [400],
      now,
      log,
    }),
  );
  const router = openRouter(
    openRemote({
      name: "routing",
      root: config.routingUrl ?? ROUTING_ROOT,
      timeoutMs: timeouts.routing,
      perSecond: ROUTING_RATE,
      maxConcurrent: ROUTING_RATE,
      // 404: there is no route between the two points.
      clientErrors: [400, 404],
      now,
      log,
    }),
  );
  return {
    geocoder: config.locations === "ban" ? ban : withFallback(ban, embedded),
    router,
    knowsPostalCode,
  };
}
