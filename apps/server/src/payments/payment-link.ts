import { CANONICAL_PREFIX, type Locale } from "@noren/contract/locales.ts";
import { isOrderKey, orderKey } from "../orders/order-key.ts";
import type { OrderLinks } from "../orders/tracking-link.ts";

/**
 * URL of the payment page of an order, for apps that cannot show one themselves. Its key differs
 * from the tracking key, which is mailed and may be forwarded.
 */
export function paymentLink({ siteRoot, secret }: OrderLinks, id: string, locale: Locale): string {
  return `${siteRoot}${CANONICAL_PREFIX[locale]}/pay/${id}?key=${orderKey(secret, "payment", id)}`;
}

export function isPaymentKey(secret: Buffer, orderId: string, given: string): boolean {
  return isOrderKey(secret, "payment", orderId, given);
}
