import { isPostgres } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";
import type { IntentStatus, PaymentRow } from "../db/payment-tables.ts";
import type { OrderRow } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { placeAtDesk } from "../printing/order-arrival.ts";
import { type CardIntent, isPaid, type ProviderEvent } from "../providers/card/card-provider.ts";
import { endUnpaidOrder } from "./end-unpaid-order.ts";
import { losePayment, restorePayment } from "./lost-payment.ts";
import type { PaymentServices } from "./payment-services.ts";
import { AUTHORISED_CHECK_MS, CHECK_MS } from "./payment-times.ts";
import { releasePendingMails } from "./pending-mails.ts";
import type { Settlement } from "./settlement.ts";
import {
  applyRefunds,
  isBeingReleased,
  releaseDifferent,
  releaseLate,
} from "./unexpected-payments.ts";

/**
 * Applies the state of a payment to its order; called by finalise, webhooks and reconciliation, in
 * any order and any number of times. `intent` is the provider's record, retrieved after the call's
 * trigger. An order is settled once, by a conditional update, and only if amount, currency,
 * customer and order match.
 */
export async function settle(
  services: PaymentServices,
  intent: CardIntent,
  event: ProviderEvent | null = null,
): Promise<Settlement> {
  const { db, log, now } = services;
  const moment = now();
  const settlement = await transact(db, async (trx): Promise<Settlement> => {
    if (event !== null && !(await storeEvent(trx, event, moment))) return "repeated";
    const payment = await paymentOf(trx, intent.id);
    if (!payment) return "foreign";
    await storeStatus(trx, intent);
    const outcome = isPaid(intent)
      ? await settlePaid(services, trx, payment, intent)
      : await settleUnpaid(trx, payment, intent, moment);
    await planNextCheck(trx, intent, outcome, moment);
    return outcome;
  });
  const facts = { intent: intent.id, order: intent.orderId, status: intent.status };
  if (settlement === "settled") log.info(facts, "a payment settled its order");
  if (settlement === "released")
    log.warn(facts, "a payment does not match its order and is released");
  if (settlement === "lost") log.warn(facts, "the payment of a paid order was lost");
  return settlement;
}

/** Stores an event in the transaction of its effect; false if it is a duplicate. */
async function storeEvent(trx: Trx, { id, type }: ProviderEvent, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("provider_events")
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks the row: settling, closing and binding are serialized. */
function paymentOf(trx: Trx, intentId: string): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom("payments")
    .selectAll()
    .where("intent_id", "=", intentId)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Stores the intent's status unless a later status is already stored. */
async function storeStatus(trx: Trx, intent: CardIntent): Promise<void> {
  const { id, status, received, refunded } = intent;
  const overtaken: IntentStatus[] = isPaid(intent)
    ? ["succeeded", "canceled"]
    : ["requires_capture", "succeeded", "canceled"];
  const isFinal = status === "succeeded" || status === "canceled";
  await trx
    .updateTable("payments")
    .set({ status, captured: received })
    .where("intent_id", "=", id)
    .$if(!isFinal, (query) => query.where("status", "not in", overtaken))
    .execute();
  await trx
    .updateTable("payments")
    .set({ refunded })
    .where("intent_id", "=", id)
    .where("refunded", "<", refunded)
    .execute();
}

/**
 * Ends the checks of a settled or ended payment, except an authorisation, which can still be lost.
 */
async function planNextCheck(
  trx: Trx,
  intent: CardIntent,
  settlement: Settlement,
  now: number,
): Promise<void> {
  if (settlement === "open" || settlement === "without_order") return;
  const isHeld = intent.status === "requires_capture" && settlement !== "ended";
  await trx
    .updateTable("payments")
    .set({ next_check_at: isHeld ? now + AUTHORISED_CHECK_MS : null })
    .where("intent_id", "=", intent.id)
    .execute();
}

async function settlePaid(
  services: PaymentServices,
  trx: Trx,
  payment: PaymentRow,
  intent: CardIntent,
): Promise<Settlement> {
  const now = services.now();
  if (payment.status === "canceled") return "ended";
  if (payment.bound_at === null) return recordUnboundPayment(trx, payment, now);
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", payment.order_id)
    .executeTakeFirstOrThrow();
  if (order.status === "cancelled") return releaseLate(trx, payment, intent, now);
  if (!matchesOrder(payment, order, intent)) return releaseDifferent(trx, payment, intent, now);
  if (order.status === "unpaid") {
    // An authorisation that could not be captured does not restore the payment.
    if (intent.status !== "succeeded") return "ended";
    await restorePayment(services, trx, order.id);
  }
  if (order.status !== "pending") return applyRefunds(trx, payment, intent);

  // Conditional update that excludes a concurrent cancellation, which sets `closing_at`.
  const { numUpdatedRows } = await trx
    .updateTable("payments")
    .set({ settled_at: now })
    .where("intent_id", "=", intent.id)
    .where("settled_at", "is", null)
    .where("closing_at", "is", null)
    .where("status", "<>", "canceled")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return "open";
  await trx
    .updateTable("orders")
    .set({ status: "paid" })
    .where("id", "=", order.id)
    .where("status", "=", "pending")
    .execute();
  await releasePendingMails(trx, order.id);
  await placeAtDesk(trx, order.id, now);
  return "settled";
}

/** Whether the provider's record matches the order and the stored payment. */
function matchesOrder(payment: PaymentRow, order: OrderRow, intent: CardIntent): boolean {
  const { amount, currency, customerId, orderId, status, received } = intent;
  return (
    amount === order.total &&
    (status !== "succeeded" || received === order.total) &&
    currency === "eur" &&
    customerId === payment.customer_id &&
    orderId === order.id
  );
}

async function recordUnboundPayment(
  trx: Trx,
  { intent_id, closing_at }: PaymentRow,
  now: number,
): Promise<Settlement> {
  if (closing_at === null)
    await trx
      .updateTable("payments")
      .set((row) => ({
        paid_seen_at: row.fn.coalesce("paid_seen_at", row.val(now)),
        next_check_at: now + CHECK_MS,
      }))
      .where("intent_id", "=", intent_id)
      .execute();
  return "without_order";
}

async function settleUnpaid(
  trx: Trx,
  payment: PaymentRow,
  intent: CardIntent,
  now: number,
): Promise<Settlement> {
  if (intent.status !== "canceled") return "open";
  const { order_id: orderId } = payment;
  if (payment.bound_at === null) return "ended";
  if (await endUnpaidOrder(trx, orderId)) return "ended";
  if (payment.settled_at === null || (await isBeingReleased(trx, orderId))) return "ended";
  const lost = { orderId, intentId: intent.id, amount: intent.amount, now };
  return (await losePayment(trx, { ...lost, kind: "lost" })) ? "lost" : "ended";
}
