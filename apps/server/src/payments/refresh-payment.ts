import { setTimeout } from "node:timers/promises";
import type { PaymentServices } from "./payment-services.ts";
import { reconcileRefunds } from "./reconcile-refunds.ts";
import { settle } from "./settle.ts";

/** Longest wait of the desk for the provider's answer. */
const ANSWER_MS = 3000;

/**
 * Settles an order by the provider's current record, if the provider answers within `ANSWER_MS`.
 */
export async function refreshPayment(services: PaymentServices, orderId: string): Promise<void> {
  const { db, log, providers } = services;
  const payment = await db
    .selectFrom("payments")
    .select(["intent_id", "provider"])
    .where("order_id", "=", orderId)
    .where("settled_at", "is not", null)
    .executeTakeFirst();
  const provider = payment && providers.named(payment.provider);
  if (!provider || payment.intent_id === null) return;
  const waiting = new AbortController();
  const late = setTimeout(ANSWER_MS, null, { ref: false, signal: waiting.signal });
  const retrieved = await Promise.race([
    provider.retrieve(payment.intent_id),
    late.catch(() => null),
  ]);
  waiting.abort();
  if (!retrieved?.ok) {
    log.warn(
      { order: orderId, code: retrieved?.code ?? "late" },
      "the payment of an order cannot be read",
    );
    return;
  }
  await reconcileRefunds(services, retrieved.value);
  await settle(services, retrieved.value);
}
