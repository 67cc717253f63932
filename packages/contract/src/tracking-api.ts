import { callsTo, type Reply, type Send } from "./call.ts";
import type { Locale } from "./locales.ts";
import { type Tracking, trackingSchema } from "./tracking.ts";

/**
 * The typed client of the tracking page; separate, to keep it out of the storefront's first load.
 */
export function createTrackingApi(root: string, send: Send, locale: Locale) {
  const { call } = callsTo(root, send, locale);
  const address = (orderId: string, key: string, more = "") =>
    `/v2/public/tracking/${encodeURIComponent(orderId)}${more}?key=${encodeURIComponent(key)}`;
  return {
    /** 404 if the key does not match the order. */
    tracking: (orderId: string, key: string): Promise<Reply<Tracking>> =>
      call("GET", address(orderId, key), (payload) => trackingSchema.parse(payload)),
    /**
     * Cancels an order that nobody has answered, and answers like `tracking`; repeated, it changes
     * nothing. `not_possible_now` if the restaurant was faster.
     */
    cancelOrder: (orderId: string, key: string): Promise<Reply<Tracking>> =>
      call("POST", address(orderId, key, "/cancel"), (payload) => trackingSchema.parse(payload)),
    /** URL for an `EventSource`: a message named `change` has the payload of `tracking`. */
    trackingEventsAddress: (orderId: string, key: string) =>
      `${root.replace(/\/+$/, "")}${address(orderId, key, "/events")}`,
    readTracking: (data: string): Tracking => trackingSchema.parse(JSON.parse(data)),
  };
}
