import { setTimeout } from "node:timers/promises";
import { followRefunds } from "./follow-refunds.ts";
import type { PaymentServices } from "./payment-services.ts";
import { settle } from "./settle.ts";

/** How long somebody at the desk waits for the provider's answer at most. */
const ANSWER_MS = 3000;

/** Has an order follow its payment as the provider has it now, as far as that is known in time. */
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
  const seen = await Promise.race([provider.retrieve(payment.intent_id), late.catch(() => null)]);
  waiting.abort();
  if (!seen?.ok) {
    log.warn({ order: orderId, code: seen?.code ?? "late" }, "how an order is paid is not known");
    return;
  }
  await followRefunds(services, seen.value);
  await settle(services, seen.value);
}
