import type { Receipt } from "@noren/contract/tracking.ts";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import type { Restaurant } from "./placed-order.ts";
import { dueMail, queueMails } from "./queue.ts";
import type { ReceiptMailData } from "./receipt-mail.ts";

type ReceiptMail = {
  order: OrderRow;
  receipt: Receipt;
  restaurant: Pick<Restaurant, "contacts" | "timezone">;
  link: string;
  now: number;
};

/** Queues the receipt in the transaction that issues it; not if the account was deleted. */
export async function queueReceiptMail(trx: Trx, mail: ReceiptMail): Promise<void> {
  const { order, receipt, restaurant, link, now } = mail;
  if (order.email === "") return;
  const { name, address, phone, email } = restaurant.contacts;
  const contacts = { name, address, phone, email };
  const { timezone } = restaurant;
  const { first_name } = order;
  const data: ReceiptMailData = { receipt, first_name, timezone, link, restaurant: contacts };
  const { email: recipient, locale } = order;
  const dedupe = `order_receipt:${order.id}:${receipt.number}`;
  await queueMails(trx, [dueMail({ kind: "order_receipt", dedupe, recipient, locale, data, now })]);
}
