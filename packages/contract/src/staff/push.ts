import { z } from "zod";
import { wireText } from "../codecs.ts";

/** Schemas of the devices that Web Push wakes for a new order. */

/** Unpadded base64url of that many bytes. */
const bytes = (count: number) =>
  wireText(200).regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), { error: "invalid" });

const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;

/** What a browser's `PushSubscription` says as JSON. */
export const pushSubscriptionRequest = z.object({
  endpoint: wireText(1000).refine((url) => URL.parse(url)?.protocol === "https:", { error: "url" }),
  keys: z.object({ p256dh: bytes(PUBLIC_KEY_BYTES), auth: bytes(AUTH_BYTES) }),
});
export type PushSubscriptionRequest = z.input<typeof pushSubscriptionRequest>;

export const pushStateSchema = z.object({
  /** The server's VAPID key, an uncompressed P-256 point in base64url. */
  public_key: z.string(),
  /** Whether the device of this session is woken. */
  is_on: z.boolean(),
});
export type PushState = z.output<typeof pushStateSchema>;
