import { CANONICAL_PREFIX, type Locale } from "@noren/contract/locales.ts";
import { isOrderKey, orderKey } from "./order-key.ts";

/** What links to a restaurant's orders are made of. */
export type OrderLinks = { siteRoot: string; secret: Buffer };

/** Opens the order's own page, to whoever has it. */
export function trackingKey(secret: Buffer, orderId: string): string {
  return orderKey(secret, "order", orderId);
}

/** The key that whoever placed the order was told, or that of its mails. */
export function isTrackingKey(secret: Buffer, orderId: string, given: string): boolean {
  return isOrderKey(secret, "order", orderId, given) || isMailedKey(secret, orderId, given);
}

/** Whoever has this key has read a mail to the order's address: nobody else is told it. */
export function isMailedKey(secret: Buffer, orderId: string, given: string): boolean {
  return isOrderKey(secret, "mail", orderId, given);
}

/** The page of an order, for whoever has its mail. */
export function trackingLink(
  { siteRoot, secret }: OrderLinks,
  orderId: string,
  locale: Locale,
): string {
  return `${siteRoot}${CANONICAL_PREFIX[locale]}/track/${orderId}?key=${orderKey(secret, "mail", orderId)}`;
}
