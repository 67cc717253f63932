import { createHmac, timingSafeEqual } from "node:crypto";

/** 128 bits of the order's HMAC: who has not got the link cannot make one. */
const KEY_CHARACTERS = 22;

/** What a link to an order may do: a key of one kind opens nothing of another. */
type Purpose = "order" | "mail" | "payment";

/** What proves, besides its id, that an order is one's own; the same for as long as it exists. */
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
