import type { PendingOrder } from "../placing/order-attempt.ts";
import type { OrderCalls } from "../placing/send-order.ts";

/** The server's state of a card order, after it asked the provider. */
export type Settled =
  | "paid"
  /** The provider has no payment for it. */
  | "unpaid"
  /** The order was cancelled: nothing was charged, or it was refunded. */
  | "cancelled"
  | "refunded"
  | "unanswered";

/** Asks the server to check (`PUT checkout/`), which is idempotent. */
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

/** Delays between polls: 1.5 minutes in all. */
export const CHECK_DELAYS_MS = [0, 2000, 4000, 8000, 15_000, 30_000, 30_000] as const;

/**
 * Polls until there is a final state. Not paid is final only if nothing was confirmed; otherwise
 * the provider's record is late. `wait` resolves to false once aborted.
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
