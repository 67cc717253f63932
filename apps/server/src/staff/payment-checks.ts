import type { PaymentChecks } from "@noren/contract/staff/restaurant.ts";
import { type Actor, recordAction } from "../audit/audit.ts";
import type { Db } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { isoInstant, isoInstantOrNull } from "../http/iso-instant.ts";
import { orderNumber } from "../orders/stored-order.ts";
import type { Services } from "../services.ts";

/** Maximum number of seen checks in the list. */
const SEEN_LISTED = 50;

/** Payments that staff should check: unseen first, newest first. */
export async function listPaymentChecks(db: Db): Promise<PaymentChecks> {
  const newest = db
    .selectFrom("payment_checks")
    .leftJoin("orders", "orders.id", "payment_checks.order_id")
    .selectAll("payment_checks")
    .select("orders.seq")
    .orderBy("payment_checks.id", "desc");
  const [unseen, seen] = await Promise.all([
    newest.where("seen_at", "is", null).execute(),
    newest.where("seen_at", "is not", null).limit(SEEN_LISTED).execute(),
  ]);
  const checks = [...unseen, ...seen].map(
    ({ id, kind, order_id, seq, intent_id, amount, done, created_at, seen_at, seen_by }) => ({
      id,
      kind,
      order_id,
      order_number: seq === null ? null : orderNumber(seq),
      intent_id,
      amount,
      done,
      created_at: isoInstant(created_at),
      seen_at: isoInstantOrNull(seen_at),
      seen_by,
    }),
  );
  return { unseen: unseen.length, checks };
}

/** False if there is no such check; the first person to mark it is kept. */
export async function markCheckSeen(
  { db, now }: Pick<Services, "db" | "now">,
  actor: NonNullable<Actor>,
  id: number,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const known = await trx
      .selectFrom("payment_checks")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!known) return false;
    const { numUpdatedRows } = await trx
      .updateTable("payment_checks")
      .set({ seen_at: now(), seen_by: actor.name })
      .where("id", "=", id)
      .where("seen_at", "is", null)
      .executeTakeFirst();
    const facts = { at: now(), actor, subject: `payment_check:${id}` };
    if (numUpdatedRows === 1n) await recordAction(trx, { ...facts, action: "payment_check_seen" });
    return true;
  });
}
