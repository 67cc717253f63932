import { CANONICAL_PREFIX, type Locale } from "@noren/contract/locales.ts";
import { isOrderKey, orderKey } from "../orders/order-key.ts";
import type { OrderLinks } from "../orders/tracking-link.ts";

/**
 * The page of the site that pays one order, for apps whose own pages cannot. Its key is another than
 * the tracking's: that one goes out by mail and may be passed on.
 */
export function paymentLink({ siteRoot, secret }: OrderLinks, id: string, locale: Locale): string {
  return `${siteRoot}${CANONICAL_PREFIX[locale]}/pay/${id}?key=${orderKey(secret, "payment", id)}`;
}

export function isPaymentKey(secret: Buffer, orderId: string, given: string): boolean {
  return isOrderKey(secret, "payment", orderId, given);
}
