import { capitalise } from "@noren/contract/format/capitalise.ts";
import { momentAt } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { type Notice, writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** What became of an order, as its customer is told. */
export type ProgressMailData = {
  /** `advanced`: it was promised for later before. */
  change: "accepted" | "delayed" | "advanced" | "rejected" | "ready" | "cancelled";
  number: string;
  order_type: OrderType;
  first_name: string;
  /** Whether the demonstration paid it; absent from mails that were queued before it was told. */
  demonstration?: boolean;
  /** Epoch milliseconds; null where no time was promised. */
  promised_at: number | null;
  timezone: string;
  reason: OrderReason | null;
  /** What the restaurant wrote besides, as it is. */
  message: string | null;
  /** Whether the customer's card was charged or held: then the money goes back. */
  returns_money: boolean;
  /** What it costs the customer now; mails that were queued before this was told have none. */
  payment?: ToPay;
  /** The order's own page. */
  link: string;
  restaurant: Restaurant["contacts"];
};

/** How an order is paid, and what there is to pay after what was given back. */
export type ToPay = { method: "cash" | "card"; amount: Cents };

export function writeProgressMail(data: ProgressMailData, locale: Locale): MailContent {
  const { change, number, first_name, restaurant } = data;
  const words = WORDS[locale].progress;
  const said = words[change];
  const isOff = change === "rejected" || change === "cancelled";
  const notice: Notice = {
    restaurant,
    recipientName: first_name,
    isDemonstration: data.demonstration,
    subject: said.subject(number, restaurant.name),
    title: said.title(first_name),
    text: (isOff ? whyOff(data, locale) : [said.text[data.order_type]]).filter(Boolean),
    facts: isOff ? [] : [...promised(data, locale), ...toPay(data, locale)],
    button: { text: isOff ? words.see : words.follow, href: data.link },
    hasContacts: true,
    why: WORDS[locale].received.why(restaurant.name),
  };
  return writeNotice(notice, locale);
}

/** That it is off, why, what the restaurant wrote besides, and what becomes of the money. */
function whyOff(data: ProgressMailData, locale: Locale): string[] {
  const { change, order_type, reason, message, returns_money, payment } = data;
  const words = WORDS[locale].progress;
  const isAsked = change === "cancelled" && reason === "customer_request";
  const nothingToPay = payment?.method === "cash" && payment.amount > 0 ? words.nothingToPay : "";
  return [
    isAsked ? words.cancelled.asked : words[change].text[order_type],
    isAsked || reason === null ? "" : reasonFor(change, reason, locale),
    message ? WORDS[locale].quoted(message) : "",
    returns_money ? words.moneyBack : nothingToPay,
  ];
}

/** Who did not answer: the restaurant, where it rejected the order for that; else the customer. */
function reasonFor(
  change: ProgressMailData["change"],
  reason: OrderReason,
  locale: Locale,
): string {
  const { reasons, unreachable } = WORDS[locale].progress;
  return change === "cancelled" && reason === "no_answer" ? unreachable : reasons[reason];
}

function promised(data: ProgressMailData, locale: Locale): { label: string; value: string }[] {
  const { promised_at, timezone, order_type, change } = data;
  if (promised_at === null || change === "ready") return [];
  const { day, time } = momentAt(promised_at, timezone, locale);
  const { labels, around } = WORDS[locale].progress;
  return [{ label: labels[order_type], value: capitalise(around(day, time)) }];
}

/** The line that says what is to be paid, and how. */
export function toPay(
  {
    payment,
    order_type,
    demonstration,
  }: Pick<ProgressMailData, "payment" | "order_type" | "demonstration">,
  locale: Locale,
): { label: string; value: string }[] {
  if (!payment) return [];
  const { payment: words, total } = WORDS[locale];
  if (payment.amount === 0) return [{ label: total, value: words.nothing }];
  const label = demonstration ? words.demo : words[payment.method][order_type];
  return [{ label, value: formatMoney(payment.amount, locale) }];
}
