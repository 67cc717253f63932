import { liveEventSchema } from "@noren/contract/staff/orders.ts";
import { z } from "zod";
import type { StreamMessage } from "../live/event-stream.ts";
import type { AnswerServices } from "./answer-times.ts";
import { deskOrders } from "./desk-order.ts";
import { deskEvent } from "./read-orders.ts";

/** Bounds the work of one read, however many events were missed. */
const READ_BATCH_SIZE = 50;

/** Stream messages after an event's `seq`, each with its order in its current state. */
export async function readDeskEvents(
  services: AnswerServices,
  after: number,
): Promise<StreamMessage[]> {
  const { db } = services;
  const rows = await db
    .selectFrom("events")
    .selectAll()
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(READ_BATCH_SIZE)
    .execute();
  const ids = [...new Set(rows.flatMap(({ order_id }) => order_id ?? []))];
  const found =
    ids.length === 0
      ? []
      : await db.selectFrom("orders").selectAll().where("id", "in", ids).execute();
  const orders = new Map(
    (await deskOrders(services, found)).map((order) => [order.order_id, order]),
  );
  return rows.map((row) => {
    const event = deskEvent(row);
    const order = orders.get(row.order_id ?? "") ?? null;
    return {
      id: event.seq,
      event: "change",
      data: z.encode(liveEventSchema, { ...event, order }),
    };
  });
}
