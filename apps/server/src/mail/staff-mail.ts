import type { Locale } from "@noren/contract/locales.ts";
import type { StaffRole } from "@noren/contract/staff/roles.ts";
import { writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Data of a mail with a link to the desk; a single-use secret, so it is erased with the mail. */
export type StaffLinkMailData = {
  restaurant: Restaurant["contacts"];
  role: StaffRole;
  link: string;
  /** Validity of the link, in hours. */
  hours: number;
};

/** The invitation of a new staff member. */
export function writeInvitationMail(data: StaffLinkMailData, locale: Locale): MailContent {
  const { invitation, roles } = WORDS[locale].staff;
  return linkMail(data, locale, {
    subject: invitation.subject(data.restaurant.name),
    title: invitation.title,
    text: [invitation.text(data.restaurant.name, roles[data.role])],
    button: invitation.button,
  });
}

/** The password reset mail of a staff member. */
export function writeStaffResetMail(data: StaffLinkMailData, locale: Locale): MailContent {
  const { reset } = WORDS[locale].staff;
  return linkMail(data, locale, {
    subject: reset.subject(data.restaurant.name),
    title: reset.title,
    text: [reset.text],
    button: reset.button,
  });
}

type LinkMailWords = { subject: string; title: string; text: string[]; button: string };

function linkMail(data: StaffLinkMailData, locale: Locale, linkWords: LinkMailWords): MailContent {
  const { restaurant, link, hours } = data;
  const words = WORDS[locale].staff;
  const { button, ...rest } = linkWords;
  return writeNotice(
    {
      ...rest,
      restaurant,
      recipientName: "",
      button: { text: button, href: link },
      small: words.valid(hours),
      hasContacts: false,
      why: words.why(restaurant.name),
    },
    locale,
  );
}
