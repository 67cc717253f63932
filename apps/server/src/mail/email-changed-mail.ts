import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/**
 * Whoever holds the link can use it once, so it is erased with the mail. The new address is not told:
 * it is another person's, where the change was no mistake.
 */
export type EmailChangedMailData = {
  restaurant: Restaurant["contacts"];
  link: string;
  /** How long the link is valid. */
  days: number;
};

/** Tells the old address of an account that it no longer is, and how to undo that. */
export function writeEmailChangedMail(
  { restaurant, link, days }: EmailChangedMailData,
  locale: Locale,
): MailContent {
  const words = WORDS[locale].emailChanged;
  return writeNotice(
    {
      restaurant,
      recipientName: "",
      subject: words.subject(restaurant.name),
      title: words.title,
      text: [words.changed(restaurant.name), words.undo],
      button: { text: words.button, href: link },
      small: words.valid(days),
      hasContacts: true,
      why: words.why(restaurant.name),
    },
    locale,
  );
}
