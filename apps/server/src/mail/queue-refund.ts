import { asCents, type Cents } from "@noren/ordering/money.ts";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { orderNumber } from "../orders/stored-order.ts";
import type { Restaurant } from "./placed-order.ts";
import { dueMail, queueMails } from "./queue.ts";
import type { RefundMailData } from "./refund-mail.ts";

type RefundMail = {
  order: OrderRow;
  /** The refund's unique key, for deduplication. */
  key: string;
  amount: Cents;
  /** All refunds of the order so far, including this one. */
  refunded: Cents;
  creditNote: number | null;
  restaurant: Pick<Restaurant, "contacts">;
  link: string;
  now: number;
};

/** Queues the customer's mail in the refund's transaction; not if the account was deleted. */
export async function queueRefundMail(trx: Trx, mail: RefundMail): Promise<void> {
  const { order, key, amount, refunded, creditNote, restaurant, link, now } = mail;
  if (order.email === "") return;
  const { name, address, phone, email } = restaurant.contacts;
  const isUnpaid = order.payment_method === "cash" && order.progress !== "completed";
  const data: RefundMailData = {
    number: orderNumber(order.seq),
    order_type: order.order_type,
    first_name: order.first_name,
    amount,
    demonstration: order.demonstration === 1,
    way: isUnpaid ? "unpaid" : order.payment_method,
    ...(isUnpaid && { payment: { method: "cash", amount: asCents(order.total - refunded) } }),
    credit_note: creditNote,
    link,
    restaurant: { name, address, phone, email },
  };
  const { email: recipient, locale } = order;
  const dedupe = `order_refunded:${order.id}:${key}`;
  await queueMails(trx, [
    dueMail({ kind: "order_refunded", dedupe, recipient, locale, data, now }),
  ]);
}
