import type { Problem } from "@noren/contract/problems.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";
import { isPostgres } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";
import type { PaymentRow } from "../db/payment-tables.ts";
import { transact } from "../db/transact.ts";
import type { PeriodicJob } from "../jobs/periodic-job.ts";
import { runDueJobs } from "../jobs/run-job.ts";
import { deleteExpiredEvents } from "./delete-expired-events.ts";
import type { PaymentServices } from "./payment-services.ts";
import { movePayment } from "./payment-tasks.ts";
import { CHECK_MS } from "./payment-times.ts";
import { queueTask, releaseKey } from "./queue-task.ts";
import { reconcilePayments } from "./reconcile.ts";
import { refreshPayment } from "./refresh-payment.ts";

type Queued = { ok: true } | { ok: false; problem: Problem };

/**
 * Moves the money of orders. What is queued in a transaction is done after its commit, once, and
 * tried until the provider has answered, whatever dies in between. For an order that was not paid by card nothing is queued.
 */
export type Payments = {
  /** Takes what was authorised; nothing where it was taken at once. */
  queueCapture(trx: Trx, orderId: string): Promise<void>;
  /** Gives everything back: cancels the authorisation, or refunds what was taken. */
  queueRelease(trx: Trx, orderId: string, reason: string): Promise<void>;
  /** Gives a part of what was taken back, once for each key; refused where less is left. */
  queueRefund(trx: Trx, orderId: string, amount: Cents, key: string): Promise<Queued>;
  /** The same in a transaction of their own. */
  capture(orderId: string): Promise<void>;
  release(orderId: string, reason: string): Promise<void>;
  refund(orderId: string, amount: Cents, key: string): Promise<Queued>;
  /**
   * Has an order follow its payment as the provider has it at this moment; where the provider does
   * not answer in time, what is known stands.
   */
  refresh(orderId: string): Promise<void>;
  /** Runs the due tasks here and now, beside the worker. */
  runTasks(): Promise<void>;
  /** Reconciles payments with their provider (`reconcilePayments`), and deletes expired events. */
  reconcile(): Promise<void>;
};

export function createPayments(services: PaymentServices): Payments {
  const { db, now } = services;
  async function queueCapture(trx: Trx, orderId: string): Promise<void> {
    const payment = await boundPayment(trx, orderId);
    if (!payment || payment.capture_method === "automatic") return;
    await queueTask(trx, {
      ...task(payment),
      key: captureKey(orderId),
      kind: "capture",
      reason: "accepted",
    });
  }

  async function queueRelease(trx: Trx, orderId: string, reason: string): Promise<void> {
    const payment = await boundPayment(trx, orderId);
    if (!payment) return;
    await queueTask(trx, { ...task(payment), key: releaseKey(orderId), kind: "release", reason });
  }

  async function queueRefund(
    trx: Trx,
    orderId: string,
    amount: Cents,
    key: string,
  ): Promise<Queued> {
    const payment = await boundPayment(trx, orderId);
    const isKnown = await hasTask(trx, `refund:${orderId}:${key}`);
    if (isKnown) return { ok: true };
    if (!payment || amount <= 0 || amount > (await leftOf(trx, payment)))
      return { ok: false, problem: { code: "refund_exceeds_payment" } };
    const wanted = { kind: "refund", key: `refund:${orderId}:${key}`, amount } as const;
    await queueTask(trx, { ...task(payment), ...wanted, reason: "refund" });
    return { ok: true };
  }

  function task(payment: PaymentRow) {
    return { payment, amount: null, now: now() };
  }

  return {
    queueCapture,
    queueRelease,
    queueRefund,
    capture: (orderId) => transact(db, (trx) => queueCapture(trx, orderId)),
    release: (orderId, reason) => transact(db, (trx) => queueRelease(trx, orderId, reason)),
    refund: (orderId, amount, key) => transact(db, (trx) => queueRefund(trx, orderId, amount, key)),
    refresh: (orderId) => refreshPayment(services, orderId),
    runTasks: () => runDueJobs(services, movePayment),
    async reconcile() {
      await reconcilePayments(services);
      await deleteExpiredEvents(db, now());
    },
  };
}

export const reconciliation: PeriodicJob<{ payments: Pick<Payments, "reconcile"> }> = {
  name: "reconcile_payments",
  everyMs: CHECK_MS,
  run: ({ payments }) => payments.reconcile(),
};

/** Locked, so that two refunds at once do not both take what is left. */
function boundPayment(trx: Trx, orderId: string): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("bound_at", "is not", null)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

function captureKey(orderId: string): string {
  return `capture:${orderId}`;
}

async function hasTask(trx: Trx, key: string): Promise<boolean> {
  const task = await trx
    .selectFrom("payment_tasks")
    .select("id")
    .where("key", "=", key)
    .executeTakeFirst();
  return task !== undefined;
}

/** What was taken, or is being taken, less what went back or is on its way. */
async function leftOf(trx: Trx, payment: PaymentRow): Promise<Cents> {
  const { order_id, amount, settled_at, status } = payment;
  if (settled_at === null || (await hasTask(trx, releaseKey(order_id)))) return asCents(0);
  if (status !== "succeeded" && !(await hasTask(trx, captureKey(order_id)))) return asCents(0);
  const { going } = await trx
    .selectFrom("payment_tasks")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("amount"), row.lit(0)).as("going"))
    .where("order_id", "=", order_id)
    .where("kind", "=", "refund")
    .where((row) => row.or([row("outcome", "is", null), row("outcome", "<>", "refused")]))
    .executeTakeFirstOrThrow();
  const { elsewhere } = await trx
    .selectFrom("refunds")
    .select((row) => row.fn.coalesce(row.fn.sum<number>("amount"), row.lit(0)).as("elsewhere"))
    .where("order_id", "=", order_id)
    .where("key", "not in", (task) => task.selectFrom("payment_tasks").select("key"))
    .executeTakeFirstOrThrow();
  return asCents(amount - Number(going) - Number(elsewhere));
}
