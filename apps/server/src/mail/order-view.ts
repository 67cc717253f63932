import { allergenSentence } from "@noren/contract/allergen-words.ts";
import { formatBriefDate } from "@noren/contract/format/brief-dates.ts";
import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatDate } from "@noren/contract/format/dates.ts";
import { momentAt } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { formatPercent } from "@noren/contract/format/percent.ts";
import { formatSurcharge } from "@noren/contract/format/surcharge.ts";
import { formatTime, formatTimeRange } from "@noren/contract/format/times.ts";
import { nonBreakingNumbers } from "@noren/contract/format/typography.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { NO_WISHES } from "@noren/contract/order-wishes.ts";
import {
  detailRows,
  doorCodeAtDesk,
  wishInWords,
  wishRows,
} from "@noren/contract/order-wishes-words.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";
import type { MailDish, OrderMailData } from "./order-mail-data.ts";
import { WORDS, type Words } from "./words/words.ts";

/** An order formatted for a locale; the source of both the text and the HTML of a mail. */
export type OrderView = ReturnType<typeof orderView>;

export type LineView = {
  quantity: number;
  /** Of all of the line. */
  pieces: number;
  name: string;
  choices: string[];
  /** Allergens of the dish with its choices; empty if unknown. */
  allergens: string;
  note: string;
  amount: string;
  unitPrice: string | null;
  /** Name of the offer that makes it free; empty for a paid dish. */
  offer: string;
};
export type RowView = { label: string; detail: string; amount: string };
type SlotView = {
  /** `19 h 30 – 19 h 45`, or "as soon as possible" */
  time: string;
  /** `Samedi 21 novembre`, with the estimated time if `time` is "as soon as possible" */
  day: string;
  /** `samedi 21 novembre entre 19 h 30 et 19 h 45` */
  sentence: string;
  /** `sam. 21 nov., 19 h 30` */
  brief: string;
};

/** Whether choices show their surcharges; the restaurant's mail leaves them out. */
type Surcharges = "with prices" | "without prices";

export function orderView(data: OrderMailData, locale: Locale, surcharges: Surcharges) {
  const words = WORDS[locale];
  const money = (amount: Cents) => formatMoney(amount, locale);
  const placed = momentAt(data.created_at, data.timezone, locale);
  const { customer, totals, order_type } = data;
  return {
    words,
    number: words.orderNumber(data.number),
    placed: words.placed(placed.day, placed.time),
    customerName: `${customer.first_name} ${customer.last_name}`,
    type: words[order_type],
    slot: slotView(data.slot, locale),
    destination: destinationLines(data.destination),
    details: detailLines(data.destination, locale, false),
    detailsForStaff: detailLines(data.destination, locale, true),
    wishes: wishRows(data.wishes ?? NO_WISHES, locale).map((row) => ({
      ...row,
      text: wishInWords(row, locale),
    })),
    lines: lineViews(data, locale, surcharges),
    rows: rowViews(data, words, money),
    total: money(totals.total),
    payment: paymentInWords(data, words),
    vat: data.vat.map(({ rate, net, vat, gross }) => ({
      rate: formatPercent(rate, locale),
      net: money(net),
      vat: money(vat),
      gross: money(gross),
    })),
  };
}

function paymentInWords(
  { totals, demo_payment, payment_method, order_type }: OrderMailData,
  { payment }: Words,
): string {
  if (totals.total === 0) return payment.nothing;
  return demo_payment ? payment.demo : payment[payment_method][order_type];
}

function slotView({ date, range, asap }: OrderMailData["slot"], locale: Locale): SlotView {
  const words = WORDS[locale];
  const [from = "", to] = range.split("-").map((time) => time.trim());
  const start = formatTime(from, locale);
  const name = formatDate(date, locale);
  const brief = `${formatBriefDate(date, locale)}, ${asap ? words.asap.toLowerCase() : start}`;
  if (asap) {
    const day = `${name}, ${words.around(start)}`;
    const sentence = `${words.asap.toLowerCase()}, ${day}`;
    return { time: words.asap, day: capitalise(day), sentence, brief };
  }
  const time = to === undefined ? start : formatTimeRange({ start: from, end: to }, locale);
  const when = to === undefined ? words.at(start) : words.between(start, formatTime(to, locale));
  return { time, day: capitalise(name), sentence: `${name} ${when}`, brief };
}

function destinationLines(destination: OrderMailData["destination"]): string[] {
  if (!destination) return [];
  const { address, postal_code, city } = destination;
  return [address, `${postal_code} ${city}`];
}

/** Staff are told where to find the door code, which no mail contains. */
function detailLines(
  destination: OrderMailData["destination"],
  locale: Locale,
  isForStaff: boolean,
): string[] {
  if (!destination?.details) return [];
  const { has_door_code, ...details } = destination.details;
  const door_code = has_door_code && isForStaff ? doorCodeAtDesk(locale) : "";
  return detailRows({ ...details, door_code }, locale).map((row) => wishInWords(row, locale));
}

/** The paid dishes in cart order, then the free ones. */
function lineViews(
  { lines, free_lines }: OrderMailData,
  locale: Locale,
  surcharges: Surcharges,
): LineView[] {
  const words = WORDS[locale];
  const dishView = ({ quantity, name, note, choices, pieces = 1, declaration }: MailDish) => ({
    quantity,
    pieces: quantity * pieces,
    name: nonBreakingNumbers(name),
    note,
    choices: choiceViews(choices, locale, surcharges),
    allergens: declaration ? allergenSentence(declaration, locale) : "",
  });
  const paid = lines.map((line) => ({
    ...dishView(line),
    amount: formatMoney(line.line_total, locale),
    unitPrice: line.quantity > 1 ? words.each(formatMoney(line.unit_price, locale)) : null,
    offer: "",
  }));
  const free = free_lines.map((line) => ({
    ...dishView(line),
    amount: words.free,
    unitPrice: null,
    offer: line.offer,
  }));
  return [...paid, ...free];
}

/** One string per option: `Sauce : Soja sucrée × 2 (+1,00 €), Teriyaki`. */
function choiceViews(
  choices: MailDish["choices"],
  locale: Locale,
  surcharges: Surcharges,
): string[] {
  const byOption = Map.groupBy(choices, ({ option }) => option);
  return [...byOption].map(([option, chosen]) => {
    const names = chosen.map(({ name, quantity, price }) => {
      const times = quantity > 1 ? ` ×\u00a0${quantity}` : "";
      const isTold = price !== 0 && surcharges === "with prices";
      const surcharge = !isTold ? "" : ` (${formatSurcharge(price, locale)})`;
      return `${name}${times}${surcharge}`;
    });
    const list = names.join(", ");
    return option === "" ? list : WORDS[locale].labelled(option, list);
  });
}

/** Rows from subtotal to total; empty if both are equal. */
function rowViews(data: OrderMailData, words: Words, money: (amount: Cents) => string): RowView[] {
  const { discounts, totals, delivery_waived_by, tax_added, order_type } = data;
  const rows = discounts.map(({ kind, name, amount }) => ({
    label: kind === "coupon" ? words.coupon(name) : name,
    detail: "",
    amount: money(asCents(-amount)),
  }));
  if (order_type === "delivery")
    rows.push({
      label: words.deliveryFee,
      detail: delivery_waived_by ?? "",
      amount: totals.delivery === 0 ? words.freeDelivery : money(totals.delivery),
    });
  if (tax_added !== null)
    rows.push({ label: words.taxAdded, detail: "", amount: money(tax_added) });
  if (rows.length > 0)
    rows.unshift({ label: words.subtotal, detail: "", amount: money(totals.subtotal) });
  return rows;
}
