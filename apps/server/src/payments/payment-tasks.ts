import { asCents, type Cents, ZERO } from "@noren/ordering/money.ts";
import type { Db, Trx } from "../db/open.ts";
import type { CheckKind, PaymentTaskRow, TaskOutcome } from "../db/payment-tables.ts";
import { type JobResult, jobHandler } from "../jobs/job-handler.ts";
import { lockedOrder } from "../orders/locked-order.ts";
import {
  type CardIntent,
  type CardProvider,
  isOpen,
  REFUND_FAILED,
} from "../providers/card/card-provider.ts";
import { endUnpaidOrder } from "./end-unpaid-order.ts";
import { losePayment } from "./lost-payment.ts";
import { addPaymentCheck, closePaymentChecks } from "./payment-checks.ts";
import type { PaymentServices } from "./payment-services.ts";
import { attemptDelay } from "./payment-times.ts";
import { paymentTask } from "./queue-task.ts";
import { markRefundFailed, orderRefundKey, writeRefund } from "./reconcile-refunds.ts";
import { recordRefund } from "./record-refund.ts";
import { REPLACED } from "./replaced-order.ts";
import { setPaidOrder } from "./unexpected-payments.ts";

/** Tasks of different orders run concurrently. */
const CONCURRENCY = 10;
/** A refused refund is retried: the provider's balance may have been too low. */
const REFUSED_REFUND_ATTEMPTS = 24;

/** Result of an attempt. `done: false` is retried; `check` adds a payment check at once. */
type Attempt =
  | { done: true; outcome: TaskOutcome; intent: CardIntent; refund?: RefundMade; check?: CheckKind }
  | { done: false; why: string; check?: CheckKind };
type RefundMade = { id: string; amount: Cents };

/** Runs a payment task at the provider; retried until the provider's answer is final. */
export const movePayment = jobHandler(
  paymentTask,
  { concurrency: CONCURRENCY, retryDelay: attemptDelay },
  async (services: PaymentServices, { payload, attempts }): Promise<JobResult> => {
    const { db, log, now, providers } = services;
    const task = await db
      .selectFrom("payment_tasks")
      .selectAll()
      .where("id", "=", payload.task_id)
      .executeTakeFirstOrThrow();
    const facts = { task: task.id, kind: task.kind, order: task.order_id, intent: task.intent_id };
    const provider = providers.named(task.provider);
    const attempt: Attempt = provider
      ? await tryTask(db, provider, task, attempts)
      : { done: false, why: `no access to ${task.provider}` };
    if (!attempt.done) {
      const { why, check: kind } = attempt;
      log.warn({ ...facts, why, attempts }, "a payment task will be retried");
      const amount = asCents(task.amount ?? 0);
      const write = async (trx: Trx) => {
        if (kind) await addCheck(trx, task, kind, amount, "releasing", now());
      };
      return { done: false, why, write };
    }
    log.info({ ...facts, outcome: attempt.outcome }, "a payment task succeeded");
    return { done: true, write: (trx) => finish(services, trx, task, attempt) };
  },
);

function tryTask(
  db: Db,
  provider: CardProvider,
  task: PaymentTaskRow,
  attempts: number,
): Promise<Attempt> {
  if (task.kind === "capture") return capture(provider, task);
  if (task.kind === "release") return release(db, provider, task, attempts);
  return refund(provider, task, asCents(task.amount ?? 0), attempts);
}

async function capture(provider: CardProvider, { intent_id }: PaymentTaskRow): Promise<Attempt> {
  const captured = await provider.capture(intent_id);
  if (captured.ok) return { done: true, outcome: "captured", intent: captured.value };
  if (captured.kind === "unreachable") return { done: false, why: captured.code };
  const retrieved = await provider.retrieve(intent_id);
  if (!retrieved.ok) return { done: false, why: retrieved.code };
  const intent = retrieved.value;
  if (intent.status === "succeeded") return { done: true, outcome: "captured", intent };
  return { done: true, outcome: "refused", intent, check: "capture_failed" };
}

/** Cancels an uncaptured payment; refunds a captured one. */
async function release(
  db: Db,
  provider: CardProvider,
  task: PaymentTaskRow,
  attempts: number,
): Promise<Attempt> {
  const retrieved = await provider.retrieve(task.intent_id);
  if (!retrieved.ok) return { done: false, why: retrieved.code };
  const intent = retrieved.value;
  if (intent.status === "canceled") return { done: true, outcome: "voided", intent };
  if (intent.status === "succeeded") return refundCaptured(db, provider, task, intent, attempts);
  if (!isOpen(intent) && intent.status !== "requires_capture")
    return { done: false, why: intent.status };
  const cancelled = await provider.cancel(intent.id);
  if (cancelled.ok) return { done: true, outcome: "voided", intent: cancelled.value };
  return { done: false, why: cancelled.code };
}

/** The amount is stored before the call, so that a retry requests the same amount. */
async function refundCaptured(
  db: Db,
  provider: CardProvider,
  task: PaymentTaskRow,
  intent: CardIntent,
  attempts: number,
): Promise<Attempt> {
  const amount = task.amount ?? asCents(intent.received - intent.refunded);
  if (amount <= 0) return { done: true, outcome: "nothing", intent };
  await db.updateTable("payment_tasks").set({ amount }).where("id", "=", task.id).execute();
  const attempt = await refund(provider, task, asCents(amount), attempts);
  // The payment was open when the order was replaced: a payment after that needs a check.
  if (task.reason === REPLACED && attempt.done && attempt.outcome === "refunded")
    return { ...attempt, check: "paid_late" };
  return attempt;
}

async function refund(
  provider: CardProvider,
  task: PaymentTaskRow,
  amount: Cents,
  attempts: number,
): Promise<Attempt> {
  const refunded = await provider.refund(task.intent_id, amount, task.key);
  const retrieved = await provider.retrieve(task.intent_id);
  if (!retrieved.ok) return { done: false, why: retrieved.code };
  if (refunded.ok) {
    const refund = { id: refunded.value.id, amount };
    return { done: true, outcome: "refunded", intent: retrieved.value, refund };
  }
  if (refunded.kind === "unreachable") return { done: false, why: refunded.code };
  const intent = retrieved.value;
  if (intent.status === "canceled") return { done: true, outcome: "nothing", intent };
  const check = "refund_failed" as const;
  if (refunded.code === REFUND_FAILED) return { done: true, outcome: "refused", intent, check };
  const mayWorkLater =
    intent.received - intent.refunded >= amount && attempts < REFUSED_REFUND_ATTEMPTS;
  if (mayWorkLater) return { done: false, why: refunded.code, check };
  return { done: true, outcome: "refused", intent, check };
}

async function finish(
  services: PaymentServices,
  trx: Trx,
  task: PaymentTaskRow,
  attempt: Extract<Attempt, { done: true }>,
): Promise<void> {
  const now = services.now();
  const { id, key, order_id, intent_id } = task;
  const { outcome, intent, refund } = attempt;
  await trx
    .updateTable("payment_tasks")
    .set({ done_at: now, outcome })
    .where("id", "=", id)
    .execute();
  const { status, received, refunded } = intent;
  const isFinal = status === "succeeded" || status === "canceled";
  await trx
    .updateTable("payments")
    .set({ status, captured: received, refunded, ...(isFinal && { next_check_at: null }) })
    .where("intent_id", "=", intent_id)
    .execute();
  if (refund)
    await writeRefund(trx, { key, orderId: order_id, intentId: intent_id, ...refund, now });
  if (task.kind === "refund") await finishRefund(services, trx, task, refund !== undefined);
  if (task.kind === "capture" && outcome === "refused") {
    const lost = { orderId: order_id, intentId: intent_id, amount: intent.amount, now };
    await losePayment(trx, { ...lost, kind: "capture_failed" });
  } else if (status === "canceled") {
    if (!(await endUnpaidOrder(trx, order_id))) await setPaidOrder(trx, order_id, "cancelled");
  } else if (received > ZERO && refunded >= received) {
    await setPaidOrder(trx, order_id, "refunded");
  }
  await closePaymentChecks(trx, intent_id, outcome);
  if (attempt.check) await addCheck(trx, task, attempt.check, intent.amount, outcome, now);
}

/** Completes a refund requested at the desk: notifies the customer, or marks it as failed. */
async function finishRefund(
  services: PaymentServices,
  trx: Trx,
  { key: taskKey, order_id: orderId, amount }: PaymentTaskRow,
  isMade: boolean,
): Promise<void> {
  const key = orderRefundKey(taskKey);
  const order = await lockedOrder(trx, orderId);
  const requested = await trx
    .updateTable("order_refunds")
    .set({ state: "made" })
    .where("key", "=", key)
    .where("state", "=", "pending")
    .returning("key")
    .executeTakeFirst();
  if (!requested) return;
  if (isMade) await recordRefund(services, trx, order, key);
  else {
    const failed = { orderId, taskKey, amount: asCents(amount ?? 0), now: services.now() };
    await markRefundFailed(trx, failed);
  }
}

function addCheck(
  trx: Trx,
  { order_id, intent_id, kind: taskKind, key, amount: refunded }: PaymentTaskRow,
  kind: CheckKind,
  amount: Cents,
  done: TaskOutcome | "releasing",
  now: number,
): Promise<void> {
  return addPaymentCheck(trx, {
    kind,
    orderId: order_id,
    intentId: intent_id,
    ...(taskKind === "refund"
      ? { amount: asCents(refunded ?? 0), about: key }
      : { amount: asCents(amount) }),
    done,
    now,
  });
}
