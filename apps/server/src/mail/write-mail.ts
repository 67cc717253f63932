import type { Locale } from "@noren/contract/locales.ts";
import { writeCodeMail } from "./code-mail.ts";
import { writeCustomerMail } from "./customer-mail.ts";
import { writeDraftFailedMail } from "./draft-failed-mail.ts";
import { writeEmailChangedMail } from "./email-changed-mail.ts";
import { writeFactorRemovedMail } from "./factor-removed-mail.ts";
import type { MailContents, MailKind } from "./mail-kind.ts";
import { writePaymentChecksMail } from "./payment-checks-mail.ts";
import { writeProgressMail } from "./progress-mail.ts";
import { writeReceiptMail } from "./receipt-mail.ts";
import { writeRefundMail } from "./refund-mail.ts";
import { writeRestaurantMail } from "./restaurant-mail.ts";
import { writeInvitationMail, writeStaffResetMail } from "./staff-mail.ts";
import { writeStorageFullMail, writeStorageLowMail } from "./storage-mail.ts";
import { writeSummaryMail } from "./summary-mail.ts";
import { writeUnansweredMail } from "./unanswered-mail.ts";

/** An object, because a comma in an address string would add a recipient. */
export type Mailbox = { name: string; address: string };

/** A rendered mail: subject, text and HTML, with its sender, recipient's name and reply address. */
export type MailContent = {
  restaurant: Mailbox;
  recipientName: string;
  replyTo: Mailbox;
  subject: string;
  text: string;
  html: string;
};

type Writers = { [Kind in MailKind]: (data: MailContents[Kind], locale: Locale) => MailContent };

const WRITERS: Writers = {
  order_received: writeCustomerMail,
  order_incoming: writeRestaurantMail,
  order_progress: writeProgressMail,
  order_refunded: writeRefundMail,
  order_receipt: writeReceiptMail,
  order_summary: writeSummaryMail,
  order_unanswered: writeUnansweredMail,
  storage_low: writeStorageLowMail,
  storage_full: writeStorageFullMail,
  payment_checks: writePaymentChecksMail,
  code: writeCodeMail,
  email_changed: writeEmailChangedMail,
  staff_invitation: writeInvitationMail,
  staff_reset: writeStaffResetMail,
  staff_factor_removed: writeFactorRemovedMail,
  draft_failed: writeDraftFailedMail,
};

export function writeMail<Kind extends MailKind>(
  kind: Kind,
  data: MailContents[Kind],
  locale: Locale,
): MailContent {
  return WRITERS[kind](data, locale);
}
