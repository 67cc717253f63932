import type { FinaliseRequest, OrderFinalised } from "@noren/contract/checkout.ts";
import type { Problem, ProblemCode } from "@noren/contract/problems.ts";
import { shownToGuest } from "../orders/held-change.ts";
import { publicStatus } from "../orders/stored-order.ts";
import { confirmPayment } from "../payments/confirm-payment.ts";
import type { Services } from "../services.ts";

export type FinaliseOrderResult =
  | { ok: true; order: OrderFinalised }
  | { ok: false; problem: Problem };

/**
 * Finalises an order (wire.md, Checkout). `pending` changes nothing, not even a paid order; `paid`
 * needs a confirmation by the card provider.
 */
export async function finaliseOrder(
  services: Services,
  { order_id, transaction_id, status: wanted }: FinaliseRequest,
): Promise<FinaliseOrderResult> {
  const stored = () =>
    services.db.selectFrom("orders").selectAll().where("id", "=", order_id).executeTakeFirst();
  const order = await stored();
  if (!order) return refused("not_found");
  const { status, payment_method } = shownToGuest(order);
  if (wanted === "pending" || status === "paid" || status === "refunded")
    return { ok: true, order: { order_id, status: publicStatus(status) } };
  if (payment_method !== "card") return refused("payment_not_confirmed");
  const secret = transaction_id?.client_secret ?? null;
  const confirmed = await confirmPayment(services, order_id, secret);
  if (confirmed === "paid") return { ok: true, order: { order_id, status: "paid" } };
  // Not paid in time: there is nothing left to confirm.
  const now = confirmed === "ended" ? await stored() : order;
  if (now?.status === "cancelled") return { ok: true, order: { order_id, status: "cancelled" } };
  return refused(confirmed === "unknown" ? "payment_unavailable" : "payment_not_confirmed");
}

function refused(code: ProblemCode): { ok: false; problem: Problem } {
  return { ok: false, problem: { code } };
}
