import type { Problem } from "@noren/contract/problems.ts";
import type { refundRequest } from "@noren/contract/staff/house.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { z } from "zod";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { writeEvent } from "../orders/order-events.ts";
import { issueCreditNote } from "../orders/receipts.ts";
import type { Services } from "../services.ts";
import { type Actor, auditChange } from "./audit.ts";

type Refunding = { ok: true } | { ok: false; problem: Problem };

/**
 * Gives a part of an order's money back: a card's by its provider, cash over the counter. Where a
 * receipt was issued a credit note follows it. The same key is done once.
 */
export async function refundOrder(
  services: Pick<Services, "db" | "now" | "live" | "payments">,
  actor: NonNullable<Actor>,
  orderId: string,
  request: z.output<typeof refundRequest>,
): Promise<Refunding> {
  const { db, live, payments } = services;
  const refunding = await db
    .transaction()
    .execute((trx) => refund(services, trx, actor, orderId, request))
    .catch((error: unknown) => {
      if (error instanceof RefundRefused) return { ok: false as const, problem: error.problem };
      throw error;
    });
  payments.wake();
  live.announce();
  return refunding;
}

/** Undoes what the transaction has written so far. */
class RefundRefused extends Error {
  readonly problem: Problem;

  constructor(code: Problem["code"]) {
    super(code);
    this.problem = { code };
  }
}

async function refund(
  { now, payments }: Pick<Services, "now" | "payments">,
  trx: Trx,
  actor: NonNullable<Actor>,
  orderId: string,
  { amount, key, reason }: z.output<typeof refundRequest>,
): Promise<Refunding> {
  const order = await lockedOrder(trx, orderId);
  if (!order) throw new RefundRefused("not_found");
  const inserted = await trx
    .insertInto("order_refunds")
    .values({ key: `${orderId}:${key}`, order_id: orderId, amount, created_at: now() })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!inserted) return { ok: true };
  if (order.progress === "rejected" || order.progress === "cancelled")
    throw new RefundRefused("not_possible_now");
  const { all } = await trx
    .selectFrom("order_refunds")
    .select(({ fn }) => fn.sum<number>("amount").as("all"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (Number(all) > order.total) throw new RefundRefused("refund_exceeds_payment");
  if (order.payment_method === "card") {
    const queued = await payments.queueRefund(trx, orderId, amount, key);
    if (!queued.ok) throw new RefundRefused(queued.problem.code);
  }
  const note = await issueCreditNote(trx, orderId, asCents(amount), now());
  const data = { amount, ...(note && { credit_note: note.number }) };
  await writeEvent(trx, { orderId, kind: "refunded", at: now(), actor, data });
  await auditChange(trx, {
    at: now(),
    actor,
    action: "order_refunded",
    subject: `order:${orderId}`,
    after: { ...data, reason },
  });
  return { ok: true };
}

/** One refund of an order after another: a write that changes nothing holds its row. */
function lockedOrder(trx: Trx, orderId: string): Promise<OrderRow | undefined> {
  return trx
    .updateTable("orders")
    .set((row) => ({ version: row.ref("version") }))
    .where("id", "=", orderId)
    .where("placed_at", "is not", null)
    .returningAll()
    .executeTakeFirst();
}
