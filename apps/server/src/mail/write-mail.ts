import type { Locale } from "@noren/contract/problems.ts";
import { writeCustomerMail } from "./customer-mail.ts";
import type { MailKind } from "./mail-kind.ts";
import type { OrderMailData } from "./order-mail-data.ts";
import { writeRestaurantMail } from "./restaurant-mail.ts";

/** Addresses are objects everywhere: in a string, a comma would add a recipient. */
export type Mailbox = { name: string; address: string };

/** What a mail says, in both its forms, and who stands behind its addresses. */
export type MailContent = {
  house: Mailbox;
  recipientName: string;
  replyTo: Mailbox;
  subject: string;
  text: string;
  html: string;
};

const WRITERS: Record<MailKind, (data: OrderMailData, locale: Locale) => MailContent> = {
  order_received: writeCustomerMail,
  order_incoming: writeRestaurantMail,
};

export function writeMail(kind: MailKind, data: OrderMailData, locale: Locale): MailContent {
  return WRITERS[kind](data, locale);
}
