import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Data of the mail to owners about an unanswered order; contains no customer data. */
export type UnansweredMailData = {
  number: string;
  waiting_minutes: number;
  /** Minutes after which the order is rejected automatically, from the same start. */
  reject_after_minutes: number;
  /** Whether paid with the demo provider; absent from mails queued by earlier versions. */
  demonstration?: boolean;
  link: string;
  restaurant: Restaurant["contacts"];
};

export function writeUnansweredMail(data: UnansweredMailData, locale: Locale): MailContent {
  const { number, waiting_minutes, reject_after_minutes, link, restaurant } = data;
  const { unanswered: words, staff } = WORDS[locale];
  return writeNotice(
    {
      restaurant,
      recipientName: "",
      isDemonstration: data.demonstration,
      subject: words.subject(number, waiting_minutes),
      title: words.title,
      text: [words.text(number, waiting_minutes), words.warning(reject_after_minutes)],
      button: { text: words.open, href: link },
      hasContacts: false,
      why: staff.why(restaurant.name),
    },
    locale,
  );
}
