import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Orders whose mails were dropped by the hourly rate limit; contains no customer input. */
export type SummaryMailData = {
  restaurant: Restaurant["contacts"];
  orders: SummaryOrder[];
};

export type SummaryOrder = { number: string; link: string };

export function writeSummaryMail(
  { restaurant, orders }: SummaryMailData,
  locale: Locale,
): MailContent {
  const { summary: words, received } = WORDS[locale];
  return writeNotice(
    {
      restaurant,
      recipientName: "",
      subject: words.subject(restaurant.name),
      title: words.title,
      text: [words.text(restaurant.name), words.notYou],
      links: orders.map(({ number, link }) => ({ text: words.order(number), href: link })),
      hasContacts: true,
      why: received.why(restaurant.name),
    },
    locale,
  );
}
