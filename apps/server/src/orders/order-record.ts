import type { OrderRecord, RecordedLine } from "@noren/contract/order-records.ts";
import { localTimestamp } from "@noren/ordering/zone.ts";
import { fromJson } from "../db/json-text.ts";
import type { OrderedChoice, OrderLineRow, OrderRow } from "../db/schema.ts";
import type { ShownOrder } from "./held-change.ts";
import { orderNumber, publicStatus } from "./stored-order.ts";

/** A stored order as sent to its customer (wire.md, Accounts); amounts in cents. */
export function orderRecord(
  order: ShownOrder,
  lines: readonly OrderLineRow[],
  timezone: string,
): OrderRecord {
  const { status, progress, subtotal, discount, coupon_discount, delivery, tax, total } = order;
  const { first_name, last_name, email, phone } = order;
  const isFree = ({ offer_id }: OrderLineRow) => offer_id !== null;
  return {
    order_id: order.id,
    number: orderNumber(order.seq),
    status: publicStatus(status),
    progress,
    promised_at: order.promised_at === null ? null : localTimestamp(order.promised_at, timezone),
    created_at: localTimestamp(order.created_at, timezone),
    is_pickup: order.order_type === "pickup",
    items: lines.filter((line) => !isFree(line)).map(recordedLine),
    free_items: lines.filter(isFree).map(recordedLine),
    subtotal,
    discount,
    coupon_discount,
    delivery,
    tax,
    total,
    payment_method: order.payment_method,
    demonstration: order.demonstration === 1,
    customer: { first_name, last_name, email, phone, location: locationOf(order) },
    note: order.note ?? "",
    cutlery: order.cutlery,
    dietary: order.dietary === null ? null : fromJson(order.dietary),
    ...(order.own_container === 1 && { own_container: true }),
    date: { delivery_date: order.slot_date, delivery_time_range: order.time_range },
  };
}

function locationOf(order: OrderRow): OrderRecord["customer"]["location"] {
  const { address, city, postal_code, country } = order;
  if (address === null && city === null && postal_code === null) return null;
  const place = {
    address: address ?? "",
    city: city ?? "",
    postal_code: postal_code ?? "",
    country,
  };
  return { ...place, details: detailsOf(order) };
}

/** Without the door code: the link to an order may be passed on. */
function detailsOf({ floor, instructions }: OrderRow) {
  if (floor === null && instructions === null) return null;
  return { floor: floor ?? "", instructions: instructions ?? "" };
}

function recordedLine(line: OrderLineRow): RecordedLine {
  const { price_delivery, price_pickup, tax_rate, quantity, note } = line;
  return {
    item_id: line.item_id,
    item_name: line.name,
    item_category_id: line.category_id,
    item_menu_id: line.menu_id,
    item_price: { price_delivery, price_pickup, tax_rate },
    quantity,
    note,
    options: recordedOptions(fromJson(line.choices)),
  };
}

function recordedOptions(choices: readonly OrderedChoice[]): RecordedLine["options"] {
  const byOption = Map.groupBy(choices, ({ option_id }) => option_id);
  return [...byOption].map(([option_id, chosen]) => ({
    option_id,
    option_name: chosen[0]?.option_name ?? "",
    selected: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
    option_options: chosen.map(({ id, name, price, quantity, tax_rate, ...dish }) => {
      const { item_id, reference_price } = dish;
      return { id, option_id, name, price, quantity, tax_rate, item_id, reference_price };
    }),
  }));
}
