import { CANONICAL_PREFIX, type Locale } from "@noren/contract/locales.ts";
import { isOrderKey, orderKey } from "./order-key.ts";

/** What links to orders are built from. */
export type OrderLinks = { siteRoot: string; secret: Buffer };

/** The key of the order's page, as POST /checkout returns it. */
export function trackingKey(secret: Buffer, orderId: string): string {
  return orderKey(secret, "order", orderId);
}

/** Whether the key is that of POST /checkout or that of the order's mails. */
export function isTrackingKey(secret: Buffer, orderId: string, given: string): boolean {
  return isOrderKey(secret, "order", orderId, given) || isMailedKey(secret, orderId, given);
}

/**
 * Whether the key is that of the order's mails, which proves that its holder reads mail sent to the
 * order's e-mail address.
 */
export function isMailedKey(secret: Buffer, orderId: string, given: string): boolean {
  return isOrderKey(secret, "mail", orderId, given);
}

/** The link to the order's page in its mails. */
export function trackingLink(
  { siteRoot, secret }: OrderLinks,
  orderId: string,
  locale: Locale,
): string {
  return `${siteRoot}${CANONICAL_PREFIX[locale]}/track/${orderId}?key=${orderKey(secret, "mail", orderId)}`;
}
