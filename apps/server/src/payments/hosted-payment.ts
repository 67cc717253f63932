import type { HostedPayment } from "@noren/contract/payments.ts";
import type { Problem } from "@noren/contract/problems.ts";
import { orderNumber, publicStatus } from "../orders/stored-order.ts";
import { isOpen } from "../providers/card/card-provider.ts";
import type { PaymentServices } from "./payment-services.ts";
import { settle } from "./settle.ts";

type Found = { ok: true; payment: HostedPayment } | { ok: false; problem: Problem };

/**
 * What the page that pays one order shows: how the order stands, by the provider's own record, and
 * while it can be paid the secret to do it with. Only for whoever has the page's link.
 */
export async function hostedPayment(services: PaymentServices, orderId: string): Promise<Found> {
  const { db, providers } = services;
  const order = await findOrder(services, orderId);
  if (!order || order.intent_id === null) return { ok: false, problem: { code: "not_found" } };
  const { seq, total, intent_id } = order;
  const known = { order_id: orderId, number: orderNumber(seq), total };
  // What was lost cannot be paid here any more.
  const ended = order.status === "unpaid" ? "cancelled" : order.status;
  if (ended !== "pending")
    return { ok: true, payment: { ...known, status: ended, client_secret: null } };
  const seen = await providers.named(order.provider)?.retrieve(intent_id);
  if (!seen?.ok) return { ok: false, problem: { code: "payment_unavailable" } };
  const intent = seen.value;
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
