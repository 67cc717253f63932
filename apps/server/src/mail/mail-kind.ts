import type { CodeMailData } from "./code-mail.ts";
import type { EmailChangedMailData } from "./email-changed-mail.ts";
import type { OrderMailData } from "./order-mail-data.ts";
import type { PaymentChecksMailData } from "./payment-checks-mail.ts";
import type { ProgressMailData } from "./progress-mail.ts";
import type { ReceiptMailData } from "./receipt-mail.ts";
import type { RefundMailData } from "./refund-mail.ts";
import type { StaffLinkMailData } from "./staff-mail.ts";
import type { StorageMailData } from "./storage-mail.ts";
import type { SummaryMailData } from "./summary-mail.ts";
import type { UnansweredMailData } from "./unanswered-mail.ts";

/**
 * What the outbox holds, and what each kind is written from: `order_received` tells the customer,
 * `order_incoming` the restaurant, `order_progress`, `order_refunded` and `order_receipt` the customer
 * again, `order_summary` stands for what the customer is not told one by one, `order_unanswered` and
 * `payment_checks` tell the owner, as do `storage_low` and `storage_full`, `code` whoever an account's
 * address belongs to, `email_changed` whoever reads the address that was an account's, `staff_` who
 * works at the desk. `storage_full` is sent without the outbox, which cannot be written.
 */
export type MailContents = {
  order_received: OrderMailData;
  order_incoming: OrderMailData;
  order_progress: ProgressMailData;
  order_refunded: RefundMailData;
  order_receipt: ReceiptMailData;
  order_summary: SummaryMailData;
  order_unanswered: UnansweredMailData;
  storage_low: StorageMailData;
  storage_full: StorageMailData;
  payment_checks: PaymentChecksMailData;
  code: CodeMailData;
  email_changed: EmailChangedMailData;
  staff_invitation: StaffLinkMailData;
  staff_reset: StaffLinkMailData;
};

export type MailKind = keyof MailContents;
export type MailData = MailContents[MailKind];
