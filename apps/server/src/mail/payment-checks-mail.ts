import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Tells an owner that payments are to be checked; names no customer and no amount. */
export type PaymentChecksMailData = {
  /** How many nobody has seen. */
  unseen: number;
  /** The desk's page with them. */
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
