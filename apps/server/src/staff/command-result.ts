import type { Problem, ProblemCode } from "@noren/contract/problems.ts";
import { type DeskOrder, movedOnSchema } from "@noren/contract/staff/orders.ts";
import { z } from "zod";
import type { OrderRow } from "../db/schema.ts";
import { isoInstant } from "../http/iso-instant.ts";
import { UNATTENDED_EVENTS } from "../live/events.ts";
import type { AnswerServices } from "./answer-times.ts";
import { deskOrders } from "./desk-order.ts";

export type CommandResult = { ok: true; order: DeskOrder } | { ok: false; problem: Problem };

/** The answer to a command: the order after it, or why it was refused. */
export async function commandResult(
  services: AnswerServices,
  orderId: string,
  result: OrderRow | ProblemCode,
): Promise<CommandResult> {
  if (result === "order_moved_on") return movedOn(services, orderId);
  if (typeof result === "string") return { ok: false, problem: { code: result } };
  return { ok: true, order: await deskOrder(services, result) };
}

async function deskOrder(services: AnswerServices, row: OrderRow): Promise<DeskOrder> {
  const [order] = await deskOrders(services, [row]);
  if (!order) throw new Error("an order that existed cannot be found");
  return order;
}

/** The problem `order_moved_on` with the last event, its author and the current order. */
async function movedOn(services: AnswerServices, orderId: string): Promise<CommandResult> {
  const { db } = services;
  const row = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom("events")
    .select(["kind", "who", "at"])
    .where("order_id", "=", orderId)
    .where("kind", "not in", UNATTENDED_EVENTS)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { kind, who, at } = last;
  const movedOnPayload = {
    order: await deskOrder(services, row),
    by: who,
    kind,
    at: isoInstant(at),
  };
  const payload = z.encode(movedOnSchema, movedOnPayload);
  return { ok: false, problem: { code: "order_moved_on", payload } };
}
