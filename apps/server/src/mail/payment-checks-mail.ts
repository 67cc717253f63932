import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Mail to an owner about payments to check; without customer data and amounts. */
export type PaymentChecksMailData = {
  /** Number of payment checks that nobody has seen. */
  unseen: number;
  /** URL of the payment checks on the desk. */
  link: string;
  restaurant: Restaurant["contacts"];
};

export function writePaymentChecksMail(
  { unseen, link, restaurant }: PaymentChecksMailData,
  locale: Locale,
): MailContent {
  const { paymentChecks: words, staff } = WORDS[locale];
  return writeNotice(
    {
      restaurant,
      recipientName: "",
      subject: words.subject(unseen),
      title: words.title,
      text: [words.text(unseen), words.why],
      button: { text: words.open, href: link },
      hasContacts: false,
      why: staff.why(restaurant.name),
    },
    locale,
  );
}
