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

/** Data of the mail that tells a customer about a change of their order. */
export type ProgressMailData = {
  /** `delayed` and `advanced`: the promised time is now later or earlier. */
  change: "accepted" | "delayed" | "advanced" | "rejected" | "ready" | "cancelled";
  number: string;
  order_type: OrderType;
  first_name: string;
  /** Whether paid with the demo provider; absent from mails queued by earlier versions. */
  demonstration?: boolean;
  /** Epoch milliseconds; null without a promised time. */
  promised_at: number | null;
  timezone: string;
  reason: OrderReason | null;
  /** The restaurant's free text, unchanged. */
  message: string | null;
  /** Whether a card was charged or authorized, so that money is returned on cancellation. */
  returns_money: boolean;
  /** Absent from mails queued by earlier versions. */
  payment?: ToPay;
  /** URL of the order's page. */
  link: string;
  restaurant: Restaurant["contacts"];
};

/** Payment method, and the amount after refunds. */
export type ToPay = { method: "cash" | "card"; amount: Cents };

export function writeProgressMail(data: ProgressMailData, locale: Locale): MailContent {
  const { change, number, first_name, restaurant } = data;
  const words = WORDS[locale].progress;
  const said = words[change];
  const hasEnded = change === "rejected" || change === "cancelled";
  const notice: Notice = {
    restaurant,
    recipientName: first_name,
    isDemonstration: data.demonstration,
    subject: said.subject(number, restaurant.name),
    title: said.title(first_name),
    text: (hasEnded ? endedParagraphs(data, locale) : [said.text[data.order_type]]).filter(Boolean),
    facts: hasEnded ? [] : [...promised(data, locale), ...toPay(data, locale)],
    button: { text: hasEnded ? words.see : words.follow, href: data.link },
    hasContacts: true,
    why: WORDS[locale].received.why(restaurant.name),
  };
  return writeNotice(notice, locale);
}

/** Paragraphs about a rejection or cancellation: reason, restaurant's message, and refund. */
function endedParagraphs(data: ProgressMailData, locale: Locale): string[] {
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

/** `no_answer` means the customer for a cancelled order, the restaurant for a rejected one. */
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

/** The amount to pay, labelled with the payment method; empty if unknown. */
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
