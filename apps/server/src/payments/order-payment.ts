import type { OrderRequest } from "@noren/contract/checkout.ts";
import type { CheckoutProblemCode } from "@noren/contract/checkout-problems.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { Db, Trx } from "../db/open.ts";
import type { CaptureMethod } from "../db/payment-tables.ts";
import {
  type CardIntent,
  type CardProvider,
  intentIdOf,
  isOpen,
  isPaid,
} from "../providers/card/card-provider.ts";
import type { PaymentServices } from "./payment-services.ts";
import { CHECK_MS } from "./payment-times.ts";
import { captureMethodOf, MINIMUM_CHARGE } from "./start-payment.ts";

/** The payment to which a card order is bound; its intent is updated to the order's total. */
export type OrderPayment = {
  /** Id for the new order, already in the intent's metadata. */
  orderId: string;
  intentId: string;
  provider: CardProvider["name"];
  total: Cents;
  captureMethod: CaptureMethod;
};

export type CheckedPayment =
  | { ok: true; payment: OrderPayment | null }
  | { ok: false; problem: CheckoutProblem };

/**
 * Checks the payment of a priced order before the order is written: the intent belongs to this
 * guest and no other order, and charges the server's total. Null if nothing is paid by card.
 */
export async function orderPayment(
  services: PaymentServices,
  request: OrderRequest,
  total: Cents,
  settings: RestaurantSettings,
): Promise<CheckedPayment> {
  if (request.payment_method === "cash" || total === 0) return { ok: true, payment: null };
  if (settings.card === null) return refused("payment_method_off");
  if (total < MINIMUM_CHARGE) return refused("amount_too_small");
  const { client_secret: secret, customer_id } = request.transaction_id ?? {};
  const row = await paymentOf(services.db, intentIdOf(secret ?? ""));
  const provider = row && services.providers.named(row.provider);
  if (!row || !provider || !secret) return mismatch(services, null, "no such payment");
  if (row.ordered_as !== null && row.ordered_as !== request.local_id)
    return mismatch(services, row.order_id, "another order's payment");

  const retrieved = await provider.retrieve(row.intent_id);
  if (!retrieved.ok && retrieved.kind === "unreachable") return refused("payment_unavailable");
  const intent = retrieved.ok ? retrieved.value : null;
  if (intent?.clientSecret !== secret) return mismatch(services, row.order_id, "wrong secret");
  const wrong = mismatchIn(intent, row, customer_id ?? null, total);
  if (wrong !== null) return mismatch(services, row.order_id, wrong);

  const { order_id: orderId, intent_id: intentId } = row;
  let captureMethod = row.capture_method;
  if (isOpen(intent)) {
    captureMethod = captureMethodOf(settings);
    const updated = await provider.update(intent.id, { amount: total, captureMethod });
    if (!updated.ok && updated.kind === "unreachable") return refused("payment_unavailable");
    if (!updated.ok) return mismatch(services, row.order_id, updated.code);
  }
  const payment = { orderId, intentId, provider: provider.name, total, captureMethod };
  return { ok: true, payment };
}

type KnownPayment = {
  order_id: string;
  intent_id: string;
  provider: CardProvider["name"];
  customer_id: string;
  capture_method: CaptureMethod;
  /** `local_id` of the order bound to this payment. */
  ordered_as: string | null;
};

async function paymentOf(db: Db, intentId: string): Promise<KnownPayment | null> {
  const row = await db
    .selectFrom("payments")
    .leftJoin("orders", "orders.id", "payments.order_id")
    .select(["order_id", "provider", "customer_id", "capture_method"])
    .select("orders.local_id as ordered_as")
    .where("intent_id", "=", intentId)
    .executeTakeFirst();
  return row ? { ...row, intent_id: intentId } : null;
}

/**
 * Why the intent does not fit the order; null if it does. An amount paid before the order must
 * equal its total.
 */
function mismatchIn(
  intent: CardIntent,
  { order_id, customer_id }: KnownPayment,
  claimedCustomerId: string | null,
  total: Cents,
): string | null {
  if (intent.currency !== "eur") return "another currency";
  if (intent.orderId !== order_id) return "another order";
  if (intent.customerId !== customer_id) return "another customer";
  if (claimedCustomerId !== null && claimedCustomerId !== customer_id) return "another customer";
  if (isOpen(intent)) return null;
  if (!isPaid(intent)) return intent.status;
  return intent.amount === total ? null : "another amount";
}

/**
 * Binds the intent to the order of this transaction. False if it is bound to another order or being
 * cancelled; the transaction must then be rolled back.
 */
export async function bindPayment(
  trx: Trx,
  { intentId, total, captureMethod }: OrderPayment,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("payments")
    .set({
      bound_at: now,
      amount: total,
      capture_method: captureMethod,
      next_check_at: now + CHECK_MS,
    })
    .where("intent_id", "=", intentId)
    .where("bound_at", "is", null)
    .where("closing_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function mismatch({ log }: PaymentServices, order: string | null, why: string): CheckedPayment {
  log.warn({ order, why }, "an order was sent with a payment that does not match it");
  return refused("payment_mismatch");
}

function refused(code: CheckoutProblemCode): { ok: false; problem: CheckoutProblem } {
  return { ok: false, problem: { code } };
}
