import type {
  DeskEvent,
  DeskOrderDetail,
  DeskOrderPage,
  OpenOrders,
} from "@noren/contract/staff/orders.ts";
import { addDays, instantFrom } from "@noren/ordering/zone.ts";
import { sql } from "kysely";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import { OPEN_ORDERS } from "../db/partial-indexes.ts";
import type { EventRow, OrderRow } from "../db/schema.ts";
import { isoInstant } from "../http/iso-instant.ts";
import { lastEvent } from "../live/number-events.ts";
import { receiptsOf } from "../orders/receipts.ts";
import { amountOfDelivery, amountsByLine, refundableOf } from "../orders/refunds.ts";
import type { AnswerServices } from "./answer-times.ts";
import { deskOrders } from "./desk-order.ts";

/** Limit of unseen rejections in one answer; older ones follow when these are seen. */
const MAX_UNSEEN = 100;

/**
 * Open orders by slot, and automatic rejections that nobody has seen. The event cursor is read
 * first, so that no event is missed.
 */
export async function openOrders(services: AnswerServices): Promise<OpenOrders> {
  const { db } = services;
  const last_event = await lastEvent(db);
  const rows = await openOrderRows(db);
  const unseen = await db
    .selectFrom("orders")
    .selectAll()
    .where("rejection_unseen", "=", sql.lit<1>(1))
    .orderBy("placed_at", "desc")
    .limit(MAX_UNSEEN)
    .execute();
  return { orders: await deskOrders(services, [...rows, ...unseen]), last_event };
}

/** The open orders that the desk shows, by slot. */
export function openOrderRows(db: Db): Promise<OrderRow[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("placed_at", "is not", null)
    .where("progress", "in", OPEN_ORDERS)
    .orderBy("slot_at")
    .orderBy("seq")
    .execute();
}

type DayQuery = { date: string; page: number; limit: number };

/** Orders whose slot starts on a date, by slot. */
export async function ordersOn(
  services: AnswerServices,
  { date, page, limit }: DayQuery,
  timezone: string,
): Promise<DeskOrderPage> {
  const { db } = services;
  const from = instantFrom(date, 0, timezone);
  // Slots after midnight belong to the day on which their range starts.
  const to = instantFrom(addDays(date, 2), 0, timezone);
  const ofDay = db
    .selectFrom("orders")
    .where("slot_at", ">=", from)
    .where("slot_at", "<", to)
    .where("slot_date", "=", date)
    .where("placed_at", "is not", null);
  const [{ total }, rows] = await Promise.all([
    ofDay.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    ofDay
      .selectAll()
      .orderBy("slot_at")
      .orderBy("seq")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return { orders: await deskOrders(services, rows), page, limit, total };
}

/** An order with its events, receipts and refundable amounts; null if unknown to the desk. */
export async function orderDetail(
  services: AnswerServices,
  id: string,
): Promise<DeskOrderDetail | null> {
  const { db } = services;
  await lastEvent(db);
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .where("placed_at", "is not", null)
    .executeTakeFirst();
  if (!row) return null;
  const [order] = await deskOrders(services, [row]);
  if (!order) return null;
  const receipts = (await receiptsOf(db, id)).map(({ number }) => number);
  const left = await refundableOf(db, row);
  const refundable = {
    amount: left.amount,
    lines: amountsByLine(left),
    delivery: amountOfDelivery(left),
  };
  return { order, events: await eventsOf(db, id), receipts, refundable };
}

async function eventsOf(db: Db, orderId: string): Promise<DeskEvent[]> {
  const rows = await db
    .selectFrom("events")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("seq", "is not", null)
    .where("kind", "<>", "change_applied")
    .orderBy("seq")
    .execute();
  return rows.map(deskEvent);
}

export function deskEvent({ seq, kind, at, order_id, who, data }: EventRow): DeskEvent {
  return { seq: seq ?? 0, kind, at: isoInstant(at), order_id, who, data: fromJson(data) };
}
