import type { OrderRequest } from "@noren/contract/checkout.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import type { Trx } from "../db/open.ts";
import { isTrackingKey } from "../orders/tracking-link.ts";
import { endUnpaidOrder } from "./end-unpaid-order.ts";
import type { PaymentServices } from "./payment-services.ts";
import { queueTask, releaseKey } from "./queue-task.ts";
import { settle } from "./settle.ts";

/** An unpaid card order that its guest replaces by another order. */
export type ReplacedOrder = {
  id: string;
  /** The coupon whose use is released with it. */
  couponCode: string | null;
};

export type ReplacedOrderResult =
  | { ok: true; replaced: ReplacedOrder | null }
  | { ok: false; problem: CheckoutProblem };

/** Release reason of a replaced order's payment. */
export const REPLACED = "replaced";

/**
 * Finds the order that a new one replaces; needs its tracking key. The provider is asked first: if
 * the earlier order is paid, the new one is refused. An ended or unknown order is ignored. A
 * provider outage is no obstacle: whatever is still paid is refunded.
 */
export async function replacedOrder(
  services: PaymentServices,
  replaces: NonNullable<OrderRequest["replaces"]> | null,
): Promise<ReplacedOrderResult> {
  if (replaces === null) return NOTHING;
  const { order_id: id, tracking_key } = replaces;
  if (!isTrackingKey(services.trackingSecret, id, tracking_key)) return NOTHING;
  const order = await services.db
    .selectFrom("orders")
    .innerJoin("payments", "payments.order_id", "orders.id")
    .select(["orders.status", "coupon_code", "intent_id", "provider"])
    .where("orders.id", "=", id)
    .where("payment_method", "=", "card")
    .executeTakeFirst();
  if (order?.status === "paid") return PAID;
  if (order?.status !== "pending") return NOTHING;
  const provider = services.providers.named(order.provider);
  const retrieved = order.intent_id === null ? null : await provider?.retrieve(order.intent_id);
  const settlement = retrieved?.ok ? await settle(services, retrieved.value) : null;
  if (settlement === "settled" || settlement === "paid") return PAID;
  return { ok: true, replaced: { id, couponCode: order.coupon_code } };
}

const NOTHING: ReplacedOrderResult = { ok: true, replaced: null };
const PAID: ReplacedOrderResult = { ok: false, problem: { code: "earlier_order_paid" } };

/**
 * Ends the replaced order in the transaction of the new one: its slot capacity and coupon use are
 * free at once; its payment is cancelled after the commit, or refunded if it was paid meanwhile.
 * False if it was settled meanwhile; the transaction must then be rolled back.
 */
export async function endReplacedOrder(
  trx: Trx,
  { id }: ReplacedOrder,
  now: number,
): Promise<boolean> {
  // Settling updates the same row conditionally, so only one of the two succeeds.
  const payment = await trx
    .updateTable("payments")
    .set((row) => ({ closing_at: row.fn.coalesce("closing_at", row.val(now)) }))
    .where("order_id", "=", id)
    .where("settled_at", "is", null)
    .returning(["order_id", "intent_id", "provider"])
    .executeTakeFirst();
  if (!payment) return !(await isPaidOrder(trx, id));
  if (await endUnpaidOrder(trx, id))
    await queueTask(trx, {
      key: releaseKey(id),
      kind: "release",
      payment,
      amount: null,
      reason: REPLACED,
      now,
    });
  return true;
}

async function isPaidOrder(trx: Trx, id: string): Promise<boolean> {
  const order = await trx
    .selectFrom("orders")
    .select("id")
    .where("id", "=", id)
    .where("status", "=", "paid")
    .executeTakeFirst();
  return order !== undefined;
}
