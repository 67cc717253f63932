import { onCommit } from "../db/commit-signals.ts";
import type { Db } from "../db/open.ts";
import { coalesce } from "../jobs/coalesce.ts";
import type { Log } from "../log.ts";
import { CHECK_MS } from "./payment-times.ts";
import type { Payments } from "./payments.ts";

export type PaymentLoop = {
  /** Begins nothing more and waits for what is being done. */
  stop(): Promise<void>;
};

/** How soon a task is run that another process queued, is to be retried, or was held by a killed one. */
const POLL_MS = 5000;

/** Has tasks done as they come, and payments looked at every minute, until stopped. */
export function startPaymentLoop(
  db: Db,
  { runTasks, reconcile }: Pick<Payments, "runTasks" | "reconcile">,
  log: Pick<Log, "error">,
): PaymentLoop {
  const tasks = coalesce(runTasks, "the payment tasks could not be done; trying again", log);
  const checks = coalesce(reconcile, "the payments could not be looked at; trying again", log);
  const timers = [setInterval(tasks.wake, POLL_MS), setInterval(checks.wake, CHECK_MS)];
  for (const timer of timers) timer.unref();
  const stopListener = onCommit(db, "payments", tasks.wake);
  tasks.wake();
  checks.wake();

  return {
    async stop() {
      stopListener();
      for (const timer of timers) clearInterval(timer);
      await Promise.all([tasks.stop(), checks.stop()]);
    },
  };
}
