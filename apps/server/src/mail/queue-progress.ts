import { asCents, ZERO } from "@noren/ordering/money.ts";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { refundedOf } from "../orders/refunds.ts";
import { orderNumber } from "../orders/stored-order.ts";
import type { Restaurant } from "./placed-order.ts";
import type { ProgressMailData } from "./progress-mail.ts";
import { dueMail, queueMails } from "./queue.ts";

export type ProgressMail = {
  order: OrderRow;
  change: ProgressMailData["change"];
  restaurant: Pick<Restaurant, "contacts" | "timezone">;
  link: string;
  now: number;
};

/** Queues the customer's mail in the transaction of the change; once per version of the order. */
export async function queueProgressMail(trx: Trx, mail: ProgressMail): Promise<void> {
  const { order, change, restaurant, link, now } = mail;
  // Empty after the customer's account was deleted.
  if (order.email === "") return;
  const { name, address, phone, email } = restaurant.contacts;
  const refunded = (await refundedOf(trx, [order.id])).get(order.id) ?? ZERO;
  // A failed card payment is paid in cash on handover.
  const isPaidByCard = order.payment_method === "card" && order.status !== "unpaid";
  const data: ProgressMailData = {
    change,
    number: orderNumber(order.seq),
    order_type: order.order_type,
    first_name: order.first_name,
    promised_at: order.promised_at,
    timezone: restaurant.timezone,
    reason: order.reason,
    message: order.reason_text,
    demonstration: order.demonstration === 1,
    returns_money: isPaidByCard && order.demonstration === 0 && order.total > 0,
    payment: { method: isPaidByCard ? "card" : "cash", amount: asCents(order.total - refunded) },
    link,
    restaurant: { name, address, phone, email },
  };
  const { email: recipient, locale } = order;
  const dedupe = `order_progress:${order.id}:${order.version}`;
  await queueMails(trx, [
    dueMail({ kind: "order_progress", dedupe, recipient, locale, data, now }),
  ]);
}
