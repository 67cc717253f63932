import { PAYMENT_CHECK_EVENTS } from "../read/live-reads.ts";
import { sharedRead } from "../read/shared-read.ts";

/** The payments to check; null also without the right to see them. */
export const PAYMENT_CHECKS = sharedRead((api) => api.paymentChecks(), PAYMENT_CHECK_EVENTS);

export function useUnseenChecks(): number {
  return PAYMENT_CHECKS.useShared((checks) => checks?.unseen ?? 0);
}
