import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Mail to the creator of a draft that was not published at its moment. */
export type DraftFailedMailData = {
  draft: string;
  /** Names of what its impossible changes belong to. */
  names: readonly string[];
  /** URL of the draft on the desk. */
  link: string;
  restaurant: Restaurant["contacts"];
};

export function writeDraftFailedMail(
  { draft, names, link, restaurant }: DraftFailedMailData,
  locale: Locale,
): MailContent {
  const { draftFailed: words, staff } = WORDS[locale];
  return writeNotice(
    {
      restaurant,
      recipientName: "",
      subject: words.subject(draft),
      title: words.title,
      text: [words.text(draft), words.why, ...names],
      button: { text: words.open, href: link },
      hasContacts: false,
      why: staff.why(restaurant.name),
    },
    locale,
  );
}
