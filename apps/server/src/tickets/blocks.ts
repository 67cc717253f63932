import { DEMONSTRATION_MARK } from "@noren/contract/demonstration-words.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";
import { momentInWords } from "../mail/moment.ts";
import { formatMoney } from "../mail/money.ts";
import { orderNumber } from "../orders/stored-order.ts";
import type { Paper } from "./paper.ts";
import type { TicketData } from "./ticket-data.ts";
import { TICKET_WORDS } from "./words.ts";

/** What kitchen ticket and bag label have in common. */

/** That it was printed before, that nobody paid it, its number, how it leaves the house and when. */
export function head(paper: Paper, data: TicketData): void {
  opening(paper, data, TICKET_WORDS[data.restaurant.locale][data.order.order_type]);
}

/** The same below another title. */
export function opening(paper: Paper, data: TicketData, title: string): void {
  const { order, restaurant, duplicate } = data;
  const words = TICKET_WORDS[restaurant.locale];
  if (duplicate) {
    const look = { size: "double", inverse: true, align: "center" } as const;
    paper.text(words.duplicate.toLocaleUpperCase(restaurant.locale), look);
    if (duplicate.requestedBy !== null)
      paper.text(words.askedBy(duplicate.requestedBy), { align: "center" });
    paper.space();
  }
  if (order.demonstration === 1) {
    const look = { size: "double", inverse: true, align: "center" } as const;
    for (const line of DEMONSTRATION_MARK[restaurant.locale].split(" — ")) paper.text(line, look);
    paper.space();
  }
  const upper = title.toLocaleUpperCase(restaurant.locale);
  paper.text(upper, { size: "double", inverse: true, align: "center" });
  paper.huge(orderNumber(order.seq));
  due(paper, data);
}

/** The promised time, or before there is one the slot's. */
function due(paper: Paper, { order, restaurant, printedAt }: TicketData): void {
  const words = TICKET_WORDS[restaurant.locale];
  const at = (instant: number) => momentInWords(instant, restaurant.timezone, restaurant.locale);
  const { day, time } = at(order.promised_at ?? order.slot_at);
  const isAsap = order.promised_at === null && order.asap === 1;
  paper.text(isAsap ? words.asap : words.dueAt[order.order_type](time), {
    size: "double",
    bold: true,
    align: "center",
  });
  if (day !== at(printedAt).day) paper.text(day, { size: "tall", bold: true, align: "center" });
}

/** Who it is for, how to reach them and, for a delivery, where they live. */
export function customer(paper: Paper, { order, restaurant }: TicketData): void {
  const { first_name, last_name, phone, address, postal_code, city, zone, order_type } = order;
  paper.text(`${first_name} ${last_name}`, { size: "double", bold: true });
  paper.text(phone, { size: "tall" });
  if (order_type === "pickup") return;
  paper.text(address ?? "", { size: "tall", bold: true });
  paper.text(`${postal_code ?? ""} ${city ?? ""}`, { size: "tall", bold: true });
  if (zone) paper.text(TICKET_WORDS[restaurant.locale].zone(zone));
}

/** What is still to be collected must not be overlooked; what is paid is only said. */
export function payment(
  paper: Paper,
  { order, refunded, restaurant: { locale } }: TicketData,
): void {
  const words = TICKET_WORDS[locale];
  const money = (amount: Cents) => formatMoney(amount, locale);
  const big = { size: "double", align: "center" } as const;
  const upper = (text: string) => text.toLocaleUpperCase(locale);
  const isCard = order.payment_method === "card";
  const isPaid = isCard ? order.status === "paid" : order.progress === "completed";
  const due = asCents(order.total - refunded);
  if (order.total === 0) paper.text(upper(words.nothingDue), big);
  else if (order.status === "refunded") paper.text(upper(words.refunded(money(order.total))), big);
  else if (order.demonstration === 1) paper.text(upper(words.notPaid(money(order.total))), big);
  else if (isPaid) paper.text(upper(words.paid(money(order.total))), big);
  else if (isCard && order.status === "cancelled") paper.text(upper(words.nothingDue), big);
  else if (due === 0) paper.text(upper(words.nothingDue), big);
  else paper.text(upper(words.due(money(due))), { ...big, inverse: true });
  if (order.status === "unpaid") paper.text(words.cardLost, { align: "center", bold: true });
  if (refunded > 0 && order.status !== "refunded")
    paper.text(words.givenBack(money(refunded), money(order.total)), { align: "center" });
}

export function foot(paper: Paper, { order, restaurant, printedAt }: TicketData): void {
  const words = TICKET_WORDS[restaurant.locale];
  const at = (instant: number) => momentInWords(instant, restaurant.timezone, restaurant.locale);
  const [placed, printed] = [at(order.placed_at ?? order.created_at), at(printedAt)];
  paper.text(words.placed(placed.day, placed.time), { align: "center" });
  paper.text(words.printed(printed.day, printed.time), { align: "center" });
  paper.text(restaurant.name, { align: "center" });
}

export function dishCount(lines: TicketData["lines"]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** So wide that quantities of two digits stand in one column. */
export function quantityIndent(lines: TicketData["lines"]): number {
  const longest = Math.max(2, ...lines.map(({ quantity }) => String(quantity).length));
  return (longest + 1) * 2 + 1;
}
