import type { Locale } from "@noren/contract/problems.ts";
import { isOrderKey, orderKey } from "./order-key.ts";

/** What links to a house's orders are made of. */
export type OrderLinks = { siteRoot: string; secret: Buffer };

/** Opens the order's own page, to whoever has it. */
export function trackingKey(secret: Buffer, orderId: string): string {
  return orderKey(secret, "order", orderId);
}

export function isTrackingKey(secret: Buffer, orderId: string, given: string): boolean {
  return isOrderKey(secret, "order", orderId, given);
}

/** The page of an order, for whoever has its mail. */
export function trackingLink(
  { siteRoot, secret }: OrderLinks,
  orderId: string,
  locale: Locale,
): string {
  const prefix = locale === "en" ? "/en" : "";
  return `${siteRoot}${prefix}/track/${orderId}?key=${trackingKey(secret, orderId)}`;
}
