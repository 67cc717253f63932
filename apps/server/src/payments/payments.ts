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
 * Moves the money of orders. A task queued in a transaction runs after its commit, once, and is
 * retried until the provider's answer is final, also after crashes. Nothing is queued for an order
 * that was not paid by card.
 */
export type Payments = {
  /** Captures an authorised payment; does nothing if capture is automatic. */
  queueCapture(trx: Trx, orderId: string): Promise<void>;
  /** Cancels the authorisation, or refunds a captured payment in full. */
  queueRelease(trx: Trx, orderId: string, reason: string): Promise<void>;
  /** Refunds a part, once per key; refused with `refund_exceeds_payment` if less is left. */
  queueRefund(trx: Trx, orderId: string, amount: Cents, key: string): Promise<Queued>;
  /** The same, each in its own transaction. */
  capture(orderId: string): Promise<void>;
  release(orderId: string, reason: string): Promise<void>;
  refund(orderId: string, amount: Cents, key: string): Promise<Queued>;
  /**
   * Settles an order by the provider's current record; changes nothing if the provider does not
   * answer in time.
   */
  refresh(orderId: string): Promise<void>;
  /** Runs the due tasks immediately, in addition to the worker. */
  runTasks(): Promise<void>;
  /** Reconciles payments with their provider (`reconcilePayments`) and deletes expired events. */
  reconcile(): Promise<void>;
};

export function createPayments(services: PaymentServices): Payments {
  const { db, now } = services;
  async function queueCapture(trx: Trx, orderId: string): Promise<void> {
    const payment = await boundPayment(trx, orderId);
    if (!payment || payment.capture_method === "automatic") return;
    await queueTask(trx, {
      ...base(payment),
      key: captureKey(orderId),
      kind: "capture",
      reason: "accepted",
    });
  }

  async function queueRelease(trx: Trx, orderId: string, reason: string): Promise<void> {
    const payment = await boundPayment(trx, orderId);
    if (!payment) return;
    await queueTask(trx, { ...base(payment), key: releaseKey(orderId), kind: "release", reason });
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
    const task = { kind: "refund", key: `refund:${orderId}:${key}`, amount } as const;
    await queueTask(trx, { ...base(payment), ...task, reason: "refund" });
    return { ok: true };
  }

  function base(payment: PaymentRow) {
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

/** Locks the row, so that concurrent refunds do not exceed what is left. */
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

/** The captured amount (or its pending capture), minus refunds made or pending. */
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
