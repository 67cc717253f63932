import type { CodeMailData } from "./code-mail.ts";
import type { DraftFailedMailData } from "./draft-failed-mail.ts";
import type { EmailChangedMailData } from "./email-changed-mail.ts";
import type { FactorRemovedMailData } from "./factor-removed-mail.ts";
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
 * The data of each kind of mail. Recipients:
 * - customer: `order_received`, `order_progress`, `order_refunded`, `order_receipt`, and
 *   `order_summary`, which replaces mails above the rate limit;
 * - restaurant: `order_incoming`;
 * - owners: `order_unanswered`, `payment_checks`, `storage_low`, `storage_full`; the last is sent
 *   without the outbox, which cannot be written when the disk is full;
 * - account holder: `code`, and `email_changed`, which goes to the previous address;
 * - staff: `staff_invitation`, `staff_reset`, `staff_factor_removed`, and `draft_failed`, which goes to
 *   its creator.
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
  staff_factor_removed: FactorRemovedMailData;
  draft_failed: DraftFailedMailData;
};

export type MailKind = keyof MailContents;
export type MailData = MailContents[MailKind];
