import { formatMoney } from "@noren/contract/format/money.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { OrderType } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { type ToPay, toPay } from "./progress-mail.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Data of the mail about a full or partial refund. */
export type RefundMailData = {
  number: string;
  order_type: OrderType;
  first_name: string;
  amount: Cents;
  /** Whether paid with the demo provider; absent from mails queued by earlier versions. */
  demonstration?: boolean;
  /** `unpaid`: deducted from a cash order before it is paid on handover. */
  way: "card" | "cash" | "unpaid";
  /** Amount left to pay; only if `unpaid`. */
  payment?: ToPay;
  /** Number of the credit note; null if none was issued. */
  credit_note: number | null;
  /** URL of the order's page. */
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
