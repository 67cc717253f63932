import type { Locale } from "@noren/contract/locales.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Data of the mails to owners about a nearly full or full disk. */
export type StorageMailData = { link: string; restaurant: Restaurant["contacts"] };

export function writeStorageLowMail(data: StorageMailData, locale: Locale): MailContent {
  return storageMail(data, "low", locale);
}

export function writeStorageFullMail(data: StorageMailData, locale: Locale): MailContent {
  return storageMail(data, "full", locale);
}

function storageMail(
  { link, restaurant }: StorageMailData,
  state: "low" | "full",
  locale: Locale,
): MailContent {
  const { storage, staff } = WORDS[locale];
  const { subject, title, text } = storage[state];
  return writeNotice(
    {
      restaurant,
      recipientName: "",
      subject,
      title,
      text,
      button: { text: storage.open, href: link },
      hasContacts: false,
      why: staff.why(restaurant.name),
    },
    locale,
  );
}
