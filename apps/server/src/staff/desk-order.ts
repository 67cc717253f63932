import type { DeskLine, DeskOrder } from "@noren/contract/staff/orders.ts";
import { ZERO } from "@noren/ordering/money.ts";
import { possibleCommands } from "@noren/ordering/progress.ts";
import { fromJson } from "../db/json-text.ts";
import type { OrderLineRow, OrderRow } from "../db/schema.ts";
import { isoInstant, isoInstantOrNull } from "../http/iso-instant.ts";
import { refundedOf } from "../orders/refunds.ts";
import { orderNumber } from "../orders/stored-order.ts";
import { printJobsOf } from "../printing/wire-printing.ts";
import { type AnswerServices, type AnswerTimes, readAnswerTimes } from "./answer-times.ts";

/** Orders in the desk's wire format, in the given sequence; related rows are read in batches. */
export async function deskOrders(
  services: AnswerServices,
  orders: readonly OrderRow[],
): Promise<DeskOrder[]> {
  if (orders.length === 0) return [];
  const { db } = services;
  const ids = orders.map(({ id }) => id);
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "in", ids)
    .orderBy("position")
    .execute();
  const lines = Map.groupBy(rows, ({ order_id }) => order_id);
  const [printing, refunded, times] = await Promise.all([
    printJobsOf(db, ids),
    refundedOf(db, ids),
    readAnswerTimes(services),
  ]);
  return orders.map((order) => ({
    ...deskOrder(order, lines.get(order.id) ?? [], printing.get(order.id) ?? []),
    ...wireAnswerTimes(times.of(order)),
    refunded: refunded.get(order.id) ?? ZERO,
  }));
}

function deskOrder(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  printing: DeskOrder["printing"],
): Omit<DeskOrder, "refunded" | "rings_at" | "rejects_at"> {
  const { subtotal, discount, coupon_code, coupon_discount, delivery, tax, total } = order;
  return {
    order_id: order.id,
    number: orderNumber(order.seq),
    version: order.version,
    status: order.status,
    progress: order.progress,
    commands: possibleCommands(order),
    is_pickup: order.order_type === "pickup",
    payment_method: order.payment_method,
    demonstration: order.demonstration === 1,
    locale: order.locale,
    created_at: isoInstant(order.created_at),
    placed_at: isoInstant(order.placed_at ?? order.created_at),
    acknowledged_at: isoInstantOrNull(order.acknowledged_at),
    acknowledged_by: order.acknowledged_by,
    unseen: order.rejection_unseen === 1,
    promised_at: isoInstantOrNull(order.promised_at),
    reason: order.reason,
    reason_text: order.reason_text,
    slot: {
      date: order.slot_date,
      time_range: order.time_range,
      asap: order.asap === 1,
      starts_at: isoInstant(order.slot_at),
    },
    customer: customerOf(order),
    items: lines.map(deskLine),
    printing,
    subtotal,
    discount,
    coupon_code,
    coupon_discount,
    delivery,
    tax,
    total,
  };
}

function wireAnswerTimes(times: AnswerTimes | null): Pick<DeskOrder, "rings_at" | "rejects_at"> {
  return {
    rings_at: isoInstantOrNull(times?.alarmAt ?? null),
    rejects_at: isoInstantOrNull(times?.rejection?.rejectsAt ?? null),
  };
}

function customerOf(order: OrderRow): DeskOrder["customer"] {
  const { first_name, last_name, email, phone, address, city, postal_code, country, zone } = order;
  const location = { address: address ?? "", city: city ?? "", postal_code: postal_code ?? "" };
  return {
    first_name,
    last_name,
    email,
    phone,
    location: order.order_type === "pickup" ? null : { ...location, country, zone },
  };
}

function deskLine(line: OrderLineRow): DeskLine {
  const { item_id, house_name, quantity, note, unit_price, line_total, offer_id } = line;
  return {
    item_id,
    name: house_name,
    quantity,
    note,
    choices: fromJson(line.choices).map(({ option_name, house_name, quantity }) => {
      return { option: option_name, name: house_name, quantity };
    }),
    unit_price,
    line_total,
    is_free: offer_id !== null,
    declaration: line.declaration === null ? null : fromJson(line.declaration),
  };
}
