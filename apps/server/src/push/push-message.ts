import { createHash } from "node:crypto";
import { buildPushPayload } from "@block65/webcrypto-web-push";
import { timeFrom } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { OrderRow } from "../db/schema.ts";
import type { VapidKeys } from "../db/secrets.ts";
import type { PushSubscriptionRow } from "../db/staff-tables.ts";
import { orderNumber } from "../orders/stored-order.ts";
import type { PushRequest } from "../providers/push/push-network.ts";

type Words = {
  title: (number: string) => string;
  lost: (number: string) => string;
  again: string;
  types: Record<OrderRow["order_type"], string>;
};

const WORDS: Record<Locale, Words> = {
  fr: {
    title: (number) => `Nouvelle commande ${number}`,
    lost: (number) => `Commande ${number}\u00a0: paiement perdu, à encaisser`,
    again: "toujours sans réponse",
    types: { pickup: "à emporter", delivery: "livraison" },
  },
  en: {
    title: (number) => `New order ${number}`,
    lost: (number) => `Order ${number}: payment lost, collect the money`,
    again: "still not answered",
    types: { pickup: "pickup", delivery: "delivery" },
  },
};

type AlertInput = {
  order: OrderRow;
  locale: Locale;
  timezone: string;
  siteRoot: string;
  isRepeat: boolean;
  now: number;
};

/**
 * The notification of an order that rings, in the format of declarative Web Push, which Safari
 * shows without a service worker; ours reads the same. It tells number, type, time and sum: nothing
 * about the customer.
 */
export function alertMessage({ order, locale, timezone, siteRoot, isRepeat, now }: AlertInput) {
  const { title, lost, again, types } = WORDS[locale];
  const number = orderNumber(order.seq);
  const facts = [
    types[order.order_type],
    timeFrom(now, order.slot_at, timezone, locale),
    formatMoney(order.total, locale),
  ];
  return {
    web_push: 8030,
    notification: {
      title: order.status === "unpaid" ? lost(number) : title(number),
      body: [...facts, ...(isRepeat ? [again] : [])].join(" · "),
      lang: locale,
      // A later push for the same order replaces its notification.
      tag: order.id,
      navigate: `${siteRoot}/desk?order=${order.id}`,
    },
  } as const;
}

export type AlertMessage = ReturnType<typeof alertMessage>;

type Sending = {
  subscription: Pick<PushSubscriptionRow, "endpoint" | "p256dh" | "auth">;
  message: AlertMessage;
  vapid: VapidKeys;
  siteRoot: string;
  /** How long the push service keeps it for a device without a connection. */
  ttlSeconds: number;
};

/** Encrypted for the device (RFC 8291) and signed (RFC 8292). */
export async function pushRequest(sending: Sending): Promise<PushRequest> {
  const { subscription, message, vapid, siteRoot, ttlSeconds } = sending;
  const { endpoint, p256dh, auth } = subscription;
  const topic = topicOf(message.notification.tag);
  const { headers, body } = await buildPushPayload(
    { data: message, options: { ttl: ttlSeconds, urgency: "high", topic } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    // Whom a push service can turn to: an https or mailto address.
    { ...vapid, subject: siteRoot.replace(/^http:/, "https:") },
  );
  return { headers, body };
}

/** Of 32 characters; the order's id stays unknown to the push service. */
function topicOf(orderId: string): string {
  return createHash("sha256").update(orderId).digest("base64url").slice(0, 32);
}
