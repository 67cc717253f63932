import { isPostgres } from "../db/dialect.ts";
import type { PaymentRow } from "../db/payment-tables.ts";
import { transact } from "../db/transact.ts";
import type { CardIntent } from "../providers/card/card-provider.ts";
import { closePayment } from "./close-payment.ts";
import { ensureIntent } from "./ensure-intent.ts";
import type { PaymentServices } from "./payment-services.ts";
import {
  CHECK_MS,
  ORDER_GRACE_MS,
  UNPAID_ORDER_MS,
  UNUSED_INTENT_MS,
  unusedCheckDelay,
} from "./payment-times.ts";
import { reconcileRefunds } from "./reconcile-refunds.ts";
import { settle } from "./settle.ts";
import { release } from "./unexpected-payments.ts";

const BATCH_SIZE = 20;

/**
 * Checks every payment that may have changed without a webhook: unpaid orders, intents without an
 * order, authorised payments. Safe to run in any number of processes.
 */
export async function reconcilePayments(services: PaymentServices): Promise<void> {
  for (;;) {
    const payments = await claimDuePayments(services);
    if (payments.length === 0) return;
    await Promise.all(payments.map((payment) => checkPayment(services, payment)));
  }
}

/** Claims due payments by moving their `next_check_at`. */
function claimDuePayments({ db, now }: PaymentServices): Promise<PaymentRow[]> {
  const due = db
    .selectFrom("payments")
    .select("local_id")
    .where("next_check_at", "<=", now())
    .orderBy("next_check_at")
    .limit(BATCH_SIZE)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked());
  return db
    .updateTable("payments")
    .set({ next_check_at: now() + CHECK_MS })
    .where("local_id", "in", due)
    .returningAll()
    .execute();
}

async function checkPayment(services: PaymentServices, payment: PaymentRow): Promise<void> {
  const { log } = services;
  const facts = { order: payment.order_id, intent: payment.intent_id };
  try {
    await reconcilePayment(services, payment);
  } catch (err) {
    log.error({ ...facts, err }, "a payment could not be reconciled");
  }
}

async function reconcilePayment(services: PaymentServices, payment: PaymentRow): Promise<void> {
  const { now, log, providers } = services;
  const { intent_id, order_id, bound_at, created_at, closing_at } = payment;
  if (closing_at !== null) return closePayment(services, payment);
  const provider = providers.named(payment.provider);
  if (provider === null) return;
  const isUnused = bound_at === null && now() >= created_at + UNUSED_INTENT_MS;
  if (intent_id === null) {
    // The process crashed before the response: the idempotent call returns the intent if it was
    // created.
    const ensured = isUnused ? await ensureIntent(services, provider, payment) : null;
    if (ensured?.ok) await closePayment(services, { ...payment, intent_id: ensured.value.id });
    else if (ensured?.kind === "refused") await endChecks(services, payment);
    return;
  }
  const retrieved = await provider.retrieve(intent_id);
  if (!retrieved.ok) {
    log.warn(
      { order: order_id, intent: intent_id, code: retrieved.code },
      "a payment cannot be read",
    );
    return;
  }
  const settlement = await settle(services, retrieved.value);
  await reconcileRefunds(services, retrieved.value);
  if (settlement === "without_order") return releaseUnbound(services, payment, retrieved.value);
  if (settlement !== "open") return;
  const isUnpaid = bound_at !== null && now() >= bound_at + UNPAID_ORDER_MS;
  if (isUnused || isUnpaid) return closePayment(services, payment);
  if (bound_at === null) await postponeCheck(services, payment);
}

/** The provider has no payment and creates none: there is nothing to look for. */
async function endChecks({ db }: PaymentServices, { local_id }: PaymentRow): Promise<void> {
  await db
    .updateTable("payments")
    .set({ next_check_at: null })
    .where("local_id", "=", local_id)
    .where("bound_at", "is", null)
    .execute();
}

async function postponeCheck(
  { db, now }: PaymentServices,
  { local_id, created_at }: PaymentRow,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ next_check_at: now() + unusedCheckDelay(now() - created_at) })
    .where("local_id", "=", local_id)
    .where("bound_at", "is", null)
    .execute();
}

/** Releases a payment without an order after the grace period. */
async function releaseUnbound(
  { db, now, log }: PaymentServices,
  { local_id }: PaymentRow,
  intent: CardIntent,
): Promise<void> {
  const isReleased = await transact(db, async (trx) => {
    const payment = await trx
      .updateTable("payments")
      .set({ closing_at: now(), next_check_at: null })
      .where("local_id", "=", local_id)
      .where("bound_at", "is", null)
      .where("closing_at", "is", null)
      .where("paid_seen_at", "<=", now() - ORDER_GRACE_MS)
      .returningAll()
      .executeTakeFirst();
    if (!payment) return false;
    await release(trx, payment, intent, "without_order", now());
    return true;
  });
  if (isReleased) log.warn({ intent: intent.id }, "a payment without an order is released");
}
