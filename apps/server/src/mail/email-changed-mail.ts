import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/**
 * The link is a single-use secret, so it is erased with the mail. The new address is left out, as
 * it may belong to another person.
 */
export type EmailChangedMailData = {
  restaurant: Restaurant["contacts"];
  link: string;
  /** Validity of the link, in days. */
  days: number;
};

/** The mail to an account's previous address: it was changed, and how to undo that. */
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
