import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Tells an owner that nobody answers; names no customer. */
export type UnansweredMailData = {
  number: string;
  waiting_minutes: number;
  /** When it is rejected by itself, counted as the waiting is. */
  reject_after_minutes: number;
  /** Whether the demonstration paid it; absent from mails that were queued before it was told. */
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
