import { createHmac, timingSafeEqual } from "node:crypto";
import type { Locale } from "@noren/contract/problems.ts";

/** 128 bits of the order's HMAC: who has not got the link cannot make one. */
const KEY_CHARACTERS = 22;

/** What proves, besides its id, that an order is one's own; the same for as long as it exists. */
export function trackingKey(secret: Buffer, orderId: string): string {
  const code = createHmac("sha256", secret).update(`order:${orderId}`).digest("base64url");
  return code.slice(0, KEY_CHARACTERS);
}

export function isTrackingKey(secret: Buffer, orderId: string, given: string): boolean {
  const right = Buffer.from(trackingKey(secret, orderId));
  const sent = Buffer.from(given);
  return sent.length === right.length && timingSafeEqual(sent, right);
}

/** The page of an order, for whoever has its mail. */
export function trackingLink(
  { siteRoot, secret }: { siteRoot: string; secret: Buffer },
  orderId: string,
  locale: Locale,
): string {
  const prefix = locale === "en" ? "/en" : "";
  return `${siteRoot}${prefix}/track/${orderId}?key=${trackingKey(secret, orderId)}`;
}
