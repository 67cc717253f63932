import { eraseDeletedAccount } from "./accounts/erase-account.ts";
import { purgeCodes } from "./accounts/purge-codes.ts";
import { purgeUnverified } from "./accounts/purge-unverified.ts";
import { publishDraft } from "./drafts/publish-job.ts";
import type { JobHandler } from "./jobs/job-handler.ts";
import type { PeriodicJob } from "./jobs/periodic-job.ts";
import { purgeDoneJobs } from "./jobs/purge-done.ts";
import { deliverCode, deliverMail } from "./mail/deliver.ts";
import { movePayment } from "./payments/payment-tasks.ts";
import { reconciliation } from "./payments/payments.ts";
import { unusedPictures } from "./pictures/unused-pictures.ts";
import { printJob } from "./printing/run-print-job.ts";
import type { Services } from "./services.ts";
import { applyChangeJob } from "./staff/apply-change.ts";
import { paymentCheckMails } from "./staff/mail-payment-checks.ts";
import { sendPushAlert } from "./staff/send-push-alert.ts";
import { unansweredOrders } from "./staff/unanswered.ts";
import { callWebhook } from "./staff/webhooks.ts";
import { storageCheck } from "./storage/watch-storage.ts";

/** Handlers of every kind of job that is enqueued. */
export const JOB_HANDLERS: readonly JobHandler<Services>[] = [
  deliverCode,
  deliverMail,
  movePayment,
  callWebhook,
  printJob,
  sendPushAlert,
  applyChangeJob,
  publishDraft,
  eraseDeletedAccount,
];

export const PERIODIC_JOBS: readonly PeriodicJob<Services>[] = [
  unansweredOrders,
  paymentCheckMails,
  purgeUnverified,
  purgeCodes,
  purgeDoneJobs,
  reconciliation,
  storageCheck,
  unusedPictures,
];
