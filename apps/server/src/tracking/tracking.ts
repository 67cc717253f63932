import { type Tracking, trackingSchema } from "@noren/contract/tracking.ts";
import { z } from "zod";
import type { Db } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { isoInstant, isoInstantOrNull } from "../http/iso-instant.ts";
import { INTERNAL_EVENTS } from "../live/events.ts";
import { shownToGuest } from "../orders/held-change.ts";
import { orderRecord } from "../orders/order-record.ts";
import { receiptsOf } from "../orders/receipts.ts";
import { isTrackingKey } from "../orders/tracking-link.ts";
import type { Services } from "../services.ts";
import { type AnswerServices, readAnswerTimes } from "../staff/answer-times.ts";

/** The data of an order's tracking page; null for an unknown order. */
export async function readTracking(
  services: AnswerServices,
  orderId: string,
): Promise<Tracking | null> {
  const { db, catalogue } = services;
  const stored = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!stored) return null;
  const row = shownToGuest(stored);
  const [lines, steps, receipts, answer] = await Promise.all([
    db
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "=", orderId)
      .orderBy("position")
      .execute(),
    stepsOf(db, orderId),
    receiptsOf(db, orderId),
    answerOf(services, row),
  ]);
  const { timezone } = catalogue.current().settings;
  const order = orderRecord(row, lines, timezone);
  return {
    order,
    progress: row.progress,
    promised_at: order.promised_at,
    reason: row.reason,
    message: row.reason_text,
    steps,
    receipts,
    answer,
    may_cancel: row.placed_at !== null && row.progress === "new",
  };
}

/** The order of a link as `GET tracking` sends it; null where the key is not the order's. */
export async function trackedOrder(
  services: AnswerServices & Pick<Services, "trackingSecret">,
  orderId: string,
  key: string,
): Promise<unknown> {
  if (!isTrackingKey(services.trackingSecret, orderId, key)) return null;
  const tracking = await readTracking(services, orderId);
  return tracking && z.encode(trackingSchema, tracking);
}

async function answerOf(services: AnswerServices, row: OrderRow): Promise<Tracking["answer"]> {
  if (row.progress !== "new") return null;
  const rejection = (await readAnswerTimes(services)).of(row)?.rejection;
  if (!rejection) return null;
  const { expectedAt, rejectsAt } = rejection;
  return { expected_at: isoInstantOrNull(expectedAt), latest_at: isoInstant(rejectsAt) };
}

/** Steps without staff names, internal events such as `acknowledged`, and changes that are held. */
async function stepsOf(db: Db, orderId: string): Promise<Tracking["steps"]> {
  const rows = await db
    .selectFrom("events")
    .select(["kind", "at"])
    .where("order_id", "=", orderId)
    .where("kind", "not in", INTERNAL_EVENTS)
    .where("hidden", "=", 0)
    .orderBy("id")
    .execute();
  return rows.map(({ kind, at }) => ({ kind, at: new Date(at).toISOString() }));
}
