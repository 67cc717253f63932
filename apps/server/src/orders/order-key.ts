import { createHmac, timingSafeEqual } from "node:crypto";

/** 132 bits of the HMAC in base64url, so that keys cannot be guessed. */
const KEY_CHARACTERS = 22;

/** What a link to an order is for; a key of one purpose is not valid for another. */
type Purpose = "order" | "mail" | "payment";

/** The key in links to an order: an HMAC of purpose and id, constant for the order's lifetime. */
export function orderKey(secret: Buffer, purpose: Purpose, orderId: string): string {
  const code = createHmac("sha256", secret).update(`${purpose}:${orderId}`).digest("base64url");
  return code.slice(0, KEY_CHARACTERS);
}

export function isOrderKey(
  secret: Buffer,
  purpose: Purpose,
  orderId: string,
  given: string,
): boolean {
  const right = Buffer.from(orderKey(secret, purpose, orderId));
  const sent = Buffer.from(given);
  return sent.length === right.length && timingSafeEqual(sent, right);
}
