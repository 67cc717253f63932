import type { HostedPayment } from "@noren/contract/payments.ts";
import type { Problem } from "@noren/contract/problems.ts";
import { orderNumber, publicStatus } from "../orders/stored-order.ts";
import { isOpen } from "../providers/card/card-provider.ts";
import type { PaymentServices } from "./payment-services.ts";
import { settle } from "./settle.ts";

type Found = { ok: true; payment: HostedPayment } | { ok: false; problem: Problem };

/**
 * State of an order for its payment page, after settling it by the provider's record, and the
 * client secret while it can be paid. The caller must have checked the page's key.
 */
export async function hostedPayment(services: PaymentServices, orderId: string): Promise<Found> {
  const { db, providers } = services;
  const order = await findOrder(services, orderId);
  if (!order || order.intent_id === null) return { ok: false, problem: { code: "not_found" } };
  const { seq, total, intent_id } = order;
  const known = { order_id: orderId, number: orderNumber(seq), total };
  // A lost payment (`unpaid`) cannot be paid here again.
  const ended = order.status === "unpaid" ? "cancelled" : order.status;
  if (ended !== "pending")
    return { ok: true, payment: { ...known, status: ended, client_secret: null } };
  const retrieved = await providers.named(order.provider)?.retrieve(intent_id);
  if (!retrieved?.ok) return { ok: false, problem: { code: "payment_unavailable" } };
  const intent = retrieved.value;
  await settle(services, intent);
  const { status } = await db
    .selectFrom("orders")
    .select("status")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const isPayable = status === "pending" && isOpen(intent);
  const client_secret = isPayable ? intent.clientSecret : null;
  return { ok: true, payment: { ...known, status: publicStatus(status), client_secret } };
}

function findOrder({ db }: PaymentServices, orderId: string) {
  return db
    .selectFrom("orders")
    .innerJoin("payments", "payments.order_id", "orders.id")
    .select(["orders.status", "seq", "total", "intent_id", "provider"])
    .where("orders.id", "=", orderId)
    .where("bound_at", "is not", null)
    .executeTakeFirst();
}
