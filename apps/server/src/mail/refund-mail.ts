import { formatMoney } from "@noren/contract/format/money.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { type ToPay, toPay } from "./progress-mail.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** That a part of an order's price is given back. */
export type RefundMailData = {
  number: string;
  order_type: OrderType;
  first_name: string;
  amount: Cents;
  /** Whether the demonstration paid it; absent from mails that were queued before it was told. */
  demonstration?: boolean;
  /** `unpaid`: in cash, before the order is handed over. */
  way: "card" | "cash" | "unpaid";
  /** What is left to pay of an `unpaid` one. */
  payment?: ToPay;
  /** The number of its credit note, where there is one already. */
  credit_note: number | null;
  /** The order's own page. */
  link: string;
  restaurant: Restaurant["contacts"];
};

export function writeRefundMail(data: RefundMailData, locale: Locale): MailContent {
  const { number, way, credit_note, first_name, restaurant, link } = data;
  const { refunded: words, progress, received } = WORDS[locale];
  const amount = formatMoney(data.amount, locale);
  return writeNotice(
    {
      restaurant,
      recipientName: first_name,
      isDemonstration: data.demonstration,
      subject: words.subject(number, amount, restaurant.name),
      title: words.title,
      text: [
        words.text[way](number, amount),
        data.demonstration ? "" : words.how[way],
        credit_note === null ? "" : words.creditNote(credit_note),
      ].filter(Boolean),
      facts: toPay(data, locale),
      button: { text: progress.see, href: link },
      hasContacts: true,
      why: received.why(restaurant.name),
    },
    locale,
  );
}
