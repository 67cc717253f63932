import { formatMoment } from "@noren/contract/format/moments.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Mail to a staff member whose second factor somebody else has removed. */
export type FactorRemovedMailData = {
  /** The owner's name; null: by the command on the machine. */
  by: string | null;
  /** Epoch milliseconds. */
  at: number;
  timezone: string;
  restaurant: Restaurant["contacts"];
};

export function writeFactorRemovedMail(
  { by, at, timezone, restaurant }: FactorRemovedMailData,
  locale: Locale,
): MailContent {
  const { factorRemoved: words, why } = WORDS[locale].staff;
  return writeNotice(
    {
      restaurant,
      recipientName: "",
      subject: words.subject(restaurant.name),
      title: words.title,
      text: [
        by ? words.by(by) : words.byMachine,
        words.when(formatMoment(at, timezone, locale)),
        words.next,
        words.notYou,
      ],
      hasContacts: true,
      why: why(restaurant.name),
    },
    locale,
  );
}
