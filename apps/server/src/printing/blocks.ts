import { DEMO_LABEL } from "@noren/contract/demo-label.ts";
import { momentAt } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { detailRows, wishInWords, wishRows } from "@noren/contract/order-wishes-words.ts";
import { isFormulePart } from "@noren/ordering/formule.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";
import { fromJson } from "../db/json-text.ts";
import { orderNumber } from "../orders/stored-order.ts";
import type { PrintDocument } from "./print-document.ts";
import type { TicketData, TicketLine } from "./ticket-data.ts";
import { TICKET_WORDS } from "./words.ts";

/** Blocks shared by all print documents of an order. */

/** Duplicate and demonstration marks, order type, number and due time. */
export function header(document: PrintDocument, data: TicketData): void {
  opening(document, data, TICKET_WORDS[data.restaurant.locale][data.order.order_type]);
}

/** The same with another title. */
export function opening(document: PrintDocument, data: TicketData, title: string): void {
  const { order, restaurant, duplicate } = data;
  const words = TICKET_WORDS[restaurant.locale];
  if (duplicate) {
    const style = { size: "double", inverse: true, align: "center" } as const;
    document.text(words.duplicate.toUpperCase(), style);
    if (duplicate.requestedBy !== null)
      document.text(words.requestedBy(duplicate.requestedBy), { align: "center" });
    document.space();
  }
  if (order.demonstration === 1) {
    const style = { size: "double", inverse: true, align: "center" } as const;
    for (const line of DEMO_LABEL[restaurant.locale].split(" — ")) document.text(line, style);
    document.space();
  }
  const upper = title.toUpperCase();
  document.text(upper, { size: "double", inverse: true, align: "center" });
  document.huge(orderNumber(order.seq));
  due(document, data);
}

/** The promised time, or the slot's before one is promised. */
function due(document: PrintDocument, { order, restaurant, printedAt }: TicketData): void {
  const words = TICKET_WORDS[restaurant.locale];
  const at = (instant: number) => momentAt(instant, restaurant.timezone, restaurant.locale);
  const { day, time } = at(order.promised_at ?? order.slot_at);
  const isAsap = order.promised_at === null && order.asap === 1;
  document.text(isAsap ? words.asap : words.dueAt[order.order_type](time), {
    size: "double",
    bold: true,
    align: "center",
  });
  if (day !== at(printedAt).day) document.text(day, { size: "tall", bold: true, align: "center" });
}

/** Name, phone and, for a delivery, the address. */
export function customer(document: PrintDocument, { order, restaurant }: TicketData): void {
  const { first_name, last_name, phone, address, postal_code, city, zone, order_type } = order;
  document.text(`${first_name} ${last_name}`, { size: "double", bold: true });
  document.text(phone, { size: "tall" });
  if (order_type === "pickup") return;
  document.text(address ?? "", { size: "tall", bold: true });
  document.text(`${postal_code ?? ""} ${city ?? ""}`, { size: "tall", bold: true });
  const { floor, instructions } = order;
  const details = { floor: floor ?? "", instructions: instructions ?? "" };
  for (const row of detailRows(details, restaurant.locale))
    document.text(wishInWords(row, restaurant.locale), { size: "tall", bold: true });
  if (zone) document.text(TICKET_WORDS[restaurant.locale].zone(zone));
}

/** For the driver's copy only. As typed, since capitals may matter. */
export function doorCode(document: PrintDocument, { order, restaurant }: TicketData): void {
  if (order.order_type === "pickup") return;
  for (const row of detailRows({ door_code: order.door_code ?? "" }, restaurant.locale))
    document.text(wishInWords(row, restaurant.locale), { size: "double", bold: true });
}

/** What the guest asks for, then a rule; all but the cutlery in capitals, white on black. */
export function wishes(document: PrintDocument, { order, restaurant }: TicketData): void {
  const { note, cutlery, dietary, own_container } = order;
  const asked = {
    note: note ?? "",
    cutlery,
    dietary: dietary === null ? null : fromJson(dietary),
    own_container: own_container === 1,
  };
  const rows = wishRows(asked, restaurant.locale);
  for (const row of rows) {
    if (row.kind === "cutlery")
      document.text(wishInWords(row, restaurant.locale), { size: "tall", bold: true });
    else
      document.text(wishInWords(row, restaurant.locale).toUpperCase(), {
        size: "tall",
        bold: true,
        inverse: true,
      });
  }
  if (rows.length > 0) document.rule();
}

/** An amount to collect is printed inverse; a paid one is only mentioned. */
export function payment(
  document: PrintDocument,
  { order, refunded, restaurant: { locale } }: TicketData,
): void {
  const words = TICKET_WORDS[locale];
  const money = (amount: Cents) => formatMoney(amount, locale);
  const big = { size: "double", align: "center" } as const;
  const upper = (text: string) => text.toUpperCase();
  const isCard = order.payment_method === "card";
  const isPaid = isCard ? order.status === "paid" : order.progress === "completed";
  const due = asCents(order.total - refunded);
  if (order.total === 0) document.text(upper(words.nothingDue), big);
  else if (order.status === "refunded")
    document.text(upper(words.refunded(money(order.total))), big);
  else if (order.demonstration === 1) document.text(upper(words.notPaid(money(order.total))), big);
  else if (isPaid) document.text(upper(words.paid(money(order.total))), big);
  else if (isCard && order.status === "cancelled") document.text(upper(words.nothingDue), big);
  else if (due === 0) document.text(upper(words.nothingDue), big);
  else document.text(upper(words.due(money(due))), { ...big, inverse: true });
  if (order.status === "unpaid") document.text(words.cardLost, { align: "center", bold: true });
  if (refunded > 0 && order.status !== "refunded")
    document.text(words.refundedOf(money(refunded), money(order.total)), { align: "center" });
}

export function footer(
  document: PrintDocument,
  { order, restaurant, printedAt }: TicketData,
): void {
  const words = TICKET_WORDS[restaurant.locale];
  const at = (instant: number) => momentAt(instant, restaurant.timezone, restaurant.locale);
  const [placed, printed] = [at(order.placed_at ?? order.created_at), at(printedAt)];
  document.text(words.placed(placed.day, placed.time), { align: "center" });
  document.text(words.printed(printed.day, printed.time), { align: "center" });
  document.text(restaurant.name, { align: "center" });
}

export function dishCount(lines: TicketData["lines"]): number {
  return lines.reduce((sum, { quantity, pieces }) => sum + quantity * pieces, 0);
}

/** The dishes of a formule below its name, for all formules of the line together. */
export function formuleDishes(
  document: PrintDocument,
  line: TicketLine,
  { indent, forKitchen }: { indent: number; forKitchen: boolean },
): void {
  for (const { default_name, kitchen_name, quantity } of line.choices.filter(isFormulePart)) {
    const name = forKitchen ? (kitchen_name ?? default_name) : default_name;
    document.text(`${quantity * line.quantity}×\u00a0${name}`, { size: "tall", indent });
  }
}

/** Columns for the quantity: at least two digits, in double width. */
export function quantityIndent(lines: TicketData["lines"]): number {
  const longest = Math.max(2, ...lines.map(({ quantity }) => String(quantity).length));
  return (longest + 1) * 2 + 1;
}
