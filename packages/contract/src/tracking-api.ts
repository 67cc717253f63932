import { callsTo, type Reply, type Send } from "./call.ts";
import type { Locale } from "./locales.ts";
import { type Tracking, trackingSchema } from "./tracking.ts";

/** The calls of an order's own page; apart from the storefront's first load. */
export function createTrackingApi(root: string, send: Send, locale: Locale) {
  const { call } = callsTo(root, send, locale);
  const address = (orderId: string, key: string, more = "") =>
    `/v2/public/tracking/${encodeURIComponent(orderId)}${more}?key=${encodeURIComponent(key)}`;
  return {
    /** 404 where the key is not the order's. */
    tracking: (orderId: string, key: string): Promise<Reply<Tracking>> =>
      call("GET", address(orderId, key), (payload) => trackingSchema.parse(payload)),
    /** For an `EventSource`: a message called `change` has the same as `tracking`, as it is then. */
    trackingEventsAddress: (orderId: string, key: string) =>
      `${root.replace(/\/+$/, "")}${address(orderId, key, "/events")}`,
    readTracking: (data: string): Tracking => trackingSchema.parse(JSON.parse(data)),
  };
}
