import { purgeUnverifiedAccounts } from "../accounts/purge-unverified.ts";
import { coalesce } from "../jobs/coalesce.ts";
import type { Services } from "../services.ts";
import { mailPaymentChecks } from "./mail-payment-checks.ts";
import { processUnanswered } from "./unanswered.ts";

/** How exactly the minutes of waiting are kept. */
const POLL_MS = 15_000;

/** What is done without a request, on every instance, until stopped. */
export function startDeskJobs(services: Services): { stop(): Promise<void> } {
  const poller = coalesce(
    () => doDeskJobs(services),
    "the desk's jobs could not be done; trying again",
    services.log,
  );
  const timer = setInterval(poller.wake, POLL_MS).unref();
  poller.wake();
  return {
    async stop() {
      clearInterval(timer);
      await poller.stop();
    },
  };
}

export async function doDeskJobs(services: Services): Promise<void> {
  await services.db.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
  services.deskUptime.reached();
  await processUnanswered(services);
  await mailPaymentChecks(services);
  await purgeUnverifiedAccounts(services);
}
