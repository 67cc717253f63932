import { isDeepStrictEqual } from "node:util";
import type { Problem } from "@noren/contract/problems.ts";
import type { refundRequest } from "@noren/contract/staff/restaurant.ts";
import type { z } from "zod";
import { type Actor, recordAction } from "../audit/audit.ts";
import { fromJson, toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { writeEvent } from "../live/events.ts";
import { findLockedOrder } from "../orders/locked-order.ts";
import { refundableOf, refundOfParts } from "../orders/refunds.ts";
import { recordRefund } from "../payments/record-refund.ts";
import type { Services } from "../services.ts";
import { applyHeldChange } from "./apply-change.ts";

type RefundServices = Pick<
  Services,
  "db" | "now" | "payments" | "catalogue" | "config" | "trackingSecret"
>;

type RefundResult = { ok: true } | { ok: false; problem: Problem };

/**
 * Refunds an amount, or pieces of lines and the delivery fee: cash over the counter, a card payment
 * through its provider. A card refund is mailed and gets its credit note only after the provider
 * made it. Idempotent per key; refused with `refund_recorded` if its key was sent with other parts.
 */
export async function refundOrder(
  services: RefundServices,
  actor: NonNullable<Actor>,
  orderId: string,
  request: z.output<typeof refundRequest>,
): Promise<RefundResult> {
  const { db, payments } = services;
  await payments.refresh(orderId);
  return transact(db, (trx) => refund(services, trx, actor, orderId, request)).catch(
    (error: unknown) => {
      if (error instanceof RefundError) return { ok: false as const, problem: error.problem };
      throw error;
    },
  );
}

/** Rolls the transaction back. */
class RefundError extends Error {
  readonly problem: Problem;

  constructor(code: Problem["code"]) {
    super(code);
    this.problem = { code };
  }
}

async function refund(
  services: RefundServices,
  trx: Trx,
  actor: NonNullable<Actor>,
  orderId: string,
  { amount, lines, delivery = false, key, reason }: z.output<typeof refundRequest>,
): Promise<RefundResult> {
  const { now, payments } = services;
  const order = await findLockedOrder(trx, orderId);
  if (!order || order.placed_at === null) throw new RefundError("not_found");
  // A refund confirms the last command: what it moves must be known first.
  await applyHeldChange(services, trx, order);
  const refundable = await refundableOf(trx, order);
  const refund =
    amount === undefined
      ? refundOfParts(refundable, { lines: lines ?? [], delivery })
      : { amount, lines: [], delivery: false, paid: [] };
  const row = { key: `${orderId}:${key}`, order_id: orderId, created_at: now() };
  const known = await refundWithKey(trx, row.key);
  if (known) {
    if (isSame(known, { amount, lines, delivery })) return { ok: true };
    throw new RefundError("refund_recorded");
  }
  if (order.progress === "rejected" || order.progress === "cancelled")
    throw new RefundError("not_possible_now");
  if (!refund || refund.amount > refundable.amount || refund.amount === 0)
    throw new RefundError("refund_exceeds_payment");
  await trx
    .insertInto("order_refunds")
    .values({
      ...row,
      amount: refund.amount,
      lines: toJson([...refund.lines]),
      delivery: refund.delivery ? 1 : 0,
      state: order.payment_method === "card" ? "pending" : "made",
      staff_id: actor.id,
      who: actor.name,
    })
    .execute();
  const data = {
    amount: refund.amount,
    ...(lines && { lines }),
    ...(refund.delivery && { delivery: true }),
  };
  if (order.payment_method === "card") {
    const queued = await payments.queueRefund(trx, orderId, refund.amount, key);
    if (!queued.ok) throw new RefundError(queued.problem.code);
    await writeEvent(trx, { orderId, kind: "refund_requested", at: now(), actor, data });
  } else await recordRefund(services, trx, order, row.key);
  await recordAction(trx, {
    at: now(),
    actor,
    action: "order_refunded",
    subject: `order:${orderId}`,
    after: { ...data, reason },
  });
  return { ok: true };
}

function refundWithKey(trx: Trx, key: string) {
  return trx
    .selectFrom("order_refunds")
    .select(["amount", "lines", "delivery"])
    .where("key", "=", key)
    .executeTakeFirst();
}

type Stored = NonNullable<Awaited<ReturnType<typeof refundWithKey>>>;
type Wanted = Pick<z.output<typeof refundRequest>, "amount" | "lines" | "delivery">;

function isSame(stored: Stored, { amount, lines = [], delivery = false }: Wanted): boolean {
  const isSameAmount = amount === undefined || amount === stored.amount;
  const isSameDelivery = delivery === (stored.delivery === 1);
  return isSameAmount && isSameDelivery && isDeepStrictEqual(fromJson(stored.lines), lines);
}
