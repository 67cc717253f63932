import type { PaymentRow } from "../db/payment-tables.ts";
import { transact } from "../db/transact.ts";
import type { ProviderEvent } from "../providers/card/card-provider.ts";
import { addPaymentCheck } from "./payment-checks.ts";
import type { PaymentServices } from "./payment-services.ts";
import { reconcileRefunds } from "./reconcile-refunds.ts";
import { settle } from "./settle.ts";

/**
 * Handles a webhook event; duplicates and any order are fine. Only the id of its payment is
 * trusted: the state is retrieved from the provider. False if that fails, so that the provider
 * resends the event.
 */
export async function receiveEvent(
  services: PaymentServices,
  event: ProviderEvent,
): Promise<boolean> {
  const { db, log, providers } = services;
  if (event.intentId === null || (await isKnown(services, event.id))) return true;
  const payment = await db
    .selectFrom("payments")
    .select(["provider", "order_id", "amount"])
    .where("intent_id", "=", event.intentId)
    .executeTakeFirst();
  const provider = payment && providers.named(payment.provider);
  if (!provider) {
    log.info({ event: event.id, type: event.type }, "an event refers to an unknown payment");
    return true;
  }
  const retrieved = await provider.retrieve(event.intentId);
  if (!retrieved.ok) {
    log.warn(
      { event: event.id, intent: event.intentId, code: retrieved.code },
      "an event cannot be applied yet: the provider did not answer",
    );
    return false;
  }
  if (event.type === "charge.dispute.created")
    await recordDispute(services, event.intentId, payment);
  if (!(await reconcileRefunds(services, retrieved.value, isAboutRefund(event)))) return false;
  const settlement = await settle(services, retrieved.value, event);
  log.debug({ event: event.id, type: event.type, settlement }, "an event was received");
  return true;
}

function isAboutRefund({ type }: ProviderEvent): boolean {
  return type.startsWith("refund.") || type.startsWith("charge.refund");
}

async function isKnown({ db }: PaymentServices, id: string): Promise<boolean> {
  const event = await db
    .selectFrom("provider_events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return event !== undefined;
}

/** The cardholder disputed the charge: staff have to respond at the provider. */
async function recordDispute(
  { db, now }: PaymentServices,
  intentId: string,
  { order_id: orderId, amount }: Pick<PaymentRow, "order_id" | "amount">,
): Promise<void> {
  const check = { kind: "dispute", orderId, intentId, amount, done: "nothing" } as const;
  await transact(db, (trx) => addPaymentCheck(trx, { ...check, now: now() }));
}
