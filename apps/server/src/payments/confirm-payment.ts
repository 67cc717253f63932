import type { PaymentServices } from "./payment-services.ts";
import { settle } from "./settle.ts";

/**
 * Retrieves the payment of an order that the customer reports as paid, and settles it. The client
 * secret must be that of the order's own intent. `ended`: it can no longer be paid; `unknown`: the
 * provider does not answer.
 */
export async function confirmPayment(
  services: PaymentServices,
  orderId: string,
  clientSecret: string | null,
): Promise<"paid" | "unpaid" | "ended" | "unknown"> {
  const { db, log, providers } = services;
  const payment = await db
    .selectFrom("payments")
    .select(["intent_id", "provider"])
    .where("order_id", "=", orderId)
    .where("bound_at", "is not", null)
    .executeTakeFirst();
  const provider = payment && providers.named(payment.provider);
  if (!provider || payment.intent_id === null) return "unpaid";
  const facts = { order: orderId, intent: payment.intent_id };
  if (clientSecret === null || !clientSecret.startsWith(payment.intent_id)) {
    log.warn(facts, "an order was finalised with another payment");
    return "unpaid";
  }
  const retrieved = await provider.retrieve(payment.intent_id);
  if (!retrieved.ok) {
    log.warn({ ...facts, code: retrieved.code }, "the payment of an order cannot be verified");
    return retrieved.kind === "unreachable" ? "unknown" : "unpaid";
  }
  if (retrieved.value.clientSecret !== clientSecret) {
    log.warn(facts, "an order was finalised with a wrong client secret");
    return "unpaid";
  }
  const settlement = await settle(services, retrieved.value);
  if (settlement === "ended") return "ended";
  return settlement === "settled" || settlement === "paid" ? "paid" : "unpaid";
}
