import { coalesce } from "../jobs/coalesce.ts";
import type { Log } from "../log.ts";
import { CHECK_MS } from "./payment-times.ts";
import type { Payments } from "./payments.ts";

export type PaymentLoop = {
  /** Does at once what is queued: call it after a commit that queued something. */
  wake(): void;
  /** Begins nothing more and waits for what is being done. */
  stop(): Promise<void>;
};

/** How soon a task is seen that nobody woke us for: a repetition, or one that a killed process had. */
const POLL_MS = 5000;

/** Has tasks done as they come, and payments looked at every minute, until stopped. */
export function startPaymentLoop(
  { runTasks, reconcile }: Pick<Payments, "runTasks" | "reconcile">,
  log: Pick<Log, "error">,
): PaymentLoop {
  const tasks = coalesce(runTasks, "the payment tasks could not be done; trying again", log);
  const checks = coalesce(reconcile, "the payments could not be looked at; trying again", log);
  const timers = [setInterval(tasks.wake, POLL_MS), setInterval(checks.wake, CHECK_MS)];
  for (const timer of timers) timer.unref();
  tasks.wake();
  checks.wake();

  return {
    wake: tasks.wake,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all([tasks.stop(), checks.stop()]);
    },
  };
}
