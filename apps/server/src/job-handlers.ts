import type { JobHandler } from "./jobs/job-handler.ts";
import { movePayment } from "./payments/payment-tasks.ts";
import type { Services } from "./services.ts";
import { callWebhook } from "./staff/webhooks.ts";

/** Every kind of background work. */
export const JOB_HANDLERS: readonly JobHandler<Services>[] = [movePayment, callWebhook];
