import type { Locale } from "@noren/contract/problems.ts";
import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import { momentInWords } from "./moment.ts";
import { type Notice, writeNotice } from "./notice.ts";
import type { House } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** What became of an order, as its customer is told. */
export type ProgressMailData = {
  change: "accepted" | "delayed" | "rejected" | "ready" | "cancelled";
  number: string;
  order_type: OrderType;
  first_name: string;
  /** Epoch milliseconds; null where no time was promised. */
  promised_at: number | null;
  timezone: string;
  reason: OrderReason | null;
  /** What the house wrote besides, as it is. */
  message: string | null;
  /** Whether the customer's card was charged or held: then the money goes back. */
  returns_money: boolean;
  /** The order's own page. */
  link: string;
  house: House["contacts"];
};

export function writeProgressMail(data: ProgressMailData, locale: Locale): MailContent {
  const { change, number, order_type, first_name, reason, message, house } = data;
  const words = WORDS[locale].progress;
  const said = words[change];
  const ended = change === "rejected" || change === "cancelled";
  const text = [
    said.text[order_type],
    ended && reason ? words.reasons[reason] : "",
    message ? WORDS[locale].quoted(message) : "",
    ended && data.returns_money ? words.moneyBack : "",
  ];
  const notice: Notice = {
    house,
    recipientName: first_name,
    subject: said.subject(number, house.name),
    title: said.title(first_name),
    text: text.filter(Boolean),
    facts: ended ? [] : promised(data, locale),
    button: { text: words.follow, href: data.link },
    hasContacts: true,
    why: WORDS[locale].received.why(house.name),
  };
  return writeNotice(notice, locale);
}

function promised(data: ProgressMailData, locale: Locale): { label: string; value: string }[] {
  const { promised_at, timezone, order_type, change } = data;
  if (promised_at === null || change === "ready") return [];
  const { day, time } = momentInWords(promised_at, timezone, locale);
  const { labels, around } = WORDS[locale].progress;
  return [{ label: labels[order_type], value: around(day, time) }];
}
