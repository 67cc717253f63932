import { SILENCE_MS } from "@noren/ordering/answering.ts";
import { type Actor, recordAction } from "../audit/audit.ts";
import { transact } from "../db/transact.ts";
import { writeEvent } from "../live/events.ts";
import type { Services } from "../services.ts";
import type { AnswerServices } from "./answer-times.ts";
import type { CommandResult } from "./command-result.ts";
import { deskOrders } from "./desk-order.ts";

/**
 * Silences an order's alarm for `SILENCE_MS` on every screen, or marks an automatic rejection as
 * seen. Idempotent: the first caller counts, nobody is refused, and a repeat does not extend the
 * silence. It is no new version, since somebody may be accepting the order at this moment.
 */
export async function acknowledge(
  services: AnswerServices & Pick<Services, "now">,
  actor: NonNullable<Actor>,
  orderId: string,
): Promise<CommandResult> {
  const { db, now } = services;
  const at = now();
  await transact(db, async (trx) => {
    const row = await trx
      .updateTable("orders")
      .set({ acknowledged_at: at, acknowledged_by: actor.name, rejection_unseen: 0 })
      .where("id", "=", orderId)
      .where("placed_at", "is not", null)
      .where(({ and, eb, or }) =>
        or([
          eb("rejection_unseen", "=", 1),
          and([
            eb("progress", "=", "new"),
            or([eb("acknowledged_at", "is", null), eb("acknowledged_at", "<=", at - SILENCE_MS)]),
          ]),
          and([eb("status", "=", "unpaid"), eb("acknowledged_at", "is", null)]),
        ]),
      )
      .returning("id")
      .executeTakeFirst();
    if (!row) return;
    await writeEvent(trx, { orderId, kind: "acknowledged", at, actor });
    const subject = `order:${orderId}`;
    await recordAction(trx, { at, actor, action: "order_acknowledged", subject });
  });
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .where("placed_at", "is not", null)
    .executeTakeFirst();
  const [order] = row ? await deskOrders(services, [row]) : [];
  return order ? { ok: true, order } : { ok: false, problem: { code: "not_found" } };
}
