import { coalesce } from "../jobs/coalesce.ts";
import type { Log } from "../log.ts";
import { CHECK_MS } from "./payment-times.ts";
import type { Payments } from "./payments.ts";

/** Reconciles payments every minute until stopped. */
export function startReconciling(
  { reconcile }: Pick<Payments, "reconcile">,
  log: Pick<Log, "error">,
): { stop(): Promise<void> } {
  const poller = coalesce(reconcile, "payments could not be reconciled; trying again", log);
  const timer = setInterval(poller.wake, CHECK_MS).unref();
  poller.wake();
  return {
    async stop() {
      clearInterval(timer);
      await poller.stop();
    },
  };
}
