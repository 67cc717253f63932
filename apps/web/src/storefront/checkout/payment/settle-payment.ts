import type { PendingOrder } from "../placing/order-attempt.ts";
import type { OrderCalls } from "../placing/send-order.ts";

/** What the server knows of a card order, of which it has asked the provider. */
export type Settled =
  | "paid"
  /** The provider has no money of it. */
  | "unpaid"
  /** The order is over: nothing was taken, or it was given back. */
  | "cancelled"
  | "refunded"
  | "unanswered";

/** Asks the server to look (`PUT checkout/`): repeating it changes nothing. */
export async function settlePayment(
  api: Pick<OrderCalls, "finaliseOrder">,
  { placed, sending }: PendingOrder,
): Promise<Settled> {
  const reply = await api.finaliseOrder({
    order_id: placed.order_id,
    transaction_id: sending.order.transaction_id,
    status: "paid",
  });
  if (!reply.ok) return reply.problem.code === "payment_not_confirmed" ? "unpaid" : "unanswered";
  const { status } = reply.payload;
  if (status === "paid" || status === "cancelled" || status === "refunded") return status;
  return "unpaid";
}

/** How long after the last answer the server is asked again: 1.5 minutes in all. */
export const CHECK_DELAYS_MS = [0, 2000, 4000, 8000, 15_000, 30_000, 30_000] as const;

/**
 * Asks until there is an end. An order that is not paid is one where nothing was confirmed;
 * where it was, the provider's record is only late. `wait` gives false once nobody listens.
 */
export async function settleInTime(
  api: Pick<OrderCalls, "finaliseOrder">,
  pendingOrder: PendingOrder,
  wait: (ms: number) => Promise<boolean>,
): Promise<Settled | null> {
  for (const delay of CHECK_DELAYS_MS) {
    if (!(await wait(delay))) return null;
    const settled = await settlePayment(api, pendingOrder);
    const isLate = settled === "unpaid" && pendingOrder.state === "confirmed";
    if (settled !== "unanswered" && !isLate) return settled;
  }
  return "unanswered";
}
