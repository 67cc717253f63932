import type { DeskLine, DeskOrder } from "@noren/contract/staff/orders.ts";
import type { DishFacts } from "@noren/ordering/dish-facts.ts";
import { isFormulePart } from "@noren/ordering/formule.ts";
import { ZERO } from "@noren/ordering/money.ts";
import { possibleCommands } from "@noren/ordering/progress.ts";
import { fromJson } from "../db/json-text.ts";
import type { OrderLineRow, OrderRow } from "../db/schema.ts";
import { isoInstant, isoInstantOrNull } from "../http/iso-instant.ts";
import { deliveryDetails } from "../orders/delivery-details.ts";
import { heldChange } from "../orders/held-change.ts";
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
  const { index } = services.catalogue.current().in.fr;
  const isDrink = (itemId: number) => isDrinkOf(index.get(itemId)?.item.facts);
  const [printing, refunded, times] = await Promise.all([
    printJobsOf(db, ids),
    refundedOf(db, ids),
    readAnswerTimes(services),
  ]);
  return orders.map((order) => ({
    ...deskOrder(order, printing.get(order.id) ?? []),
    items: (lines.get(order.id) ?? []).map((line) => deskLine(line, isDrink)),
    ...wireAnswerTimes(times.of(order)),
    refunded: refunded.get(order.id) ?? ZERO,
  }));
}

function deskOrder(
  order: OrderRow,
  printing: DeskOrder["printing"],
): Omit<DeskOrder, "items" | "refunded" | "alarm_at" | "rejects_at"> {
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
    undo_until: isoInstantOrNull(heldChange(order)?.until ?? null),
    reason: order.reason,
    reason_text: order.reason_text,
    slot: {
      date: order.slot_date,
      time_range: order.time_range,
      asap: order.asap === 1,
      starts_at: isoInstant(order.slot_at),
    },
    customer: customerOf(order),
    note: order.note ?? "",
    cutlery: order.cutlery,
    dietary: order.dietary === null ? null : fromJson(order.dietary),
    ...(order.own_container === 1 && { own_container: true }),
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

function wireAnswerTimes(times: AnswerTimes | null): Pick<DeskOrder, "alarm_at" | "rejects_at"> {
  return {
    alarm_at: isoInstantOrNull(times?.alarmAt ?? null),
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
    location:
      order.order_type === "pickup"
        ? null
        : { ...location, country, zone, details: deliveryDetails(order) },
  };
}

function isDrinkOf(facts: DishFacts = {}): boolean {
  return facts.volume_cl !== undefined || facts.alcohol_group !== undefined;
}

function deskLine(line: OrderLineRow, isDrink: (itemId: number) => boolean): DeskLine {
  const { item_id, default_name, kitchen_name, quantity, note, unit_price, line_total, offer_id } =
    line;
  return {
    item_id,
    name: default_name,
    ...(kitchen_name !== null && { kitchen_name }),
    quantity,
    note,
    choices: fromJson(line.choices).map((choice) => {
      const { option_name: option, default_name, kitchen_name, quantity } = choice;
      const kitchen = kitchen_name === undefined ? {} : { kitchen_name };
      const kind = {
        is_part: isFormulePart(choice),
        is_drink: choice.item_id !== undefined && isDrink(choice.item_id),
      };
      return { option, name: default_name, ...kitchen, quantity, ...kind };
    }),
    unit_price,
    line_total,
    is_free: offer_id !== null,
    is_drink: isDrink(item_id),
    declaration: line.declaration === null ? null : fromJson(line.declaration),
  };
}
