import type { Locale } from "@noren/contract/locales.ts";
import type { CodePurpose } from "../db/account-tables.ts";
import { html } from "../http/html.ts";
import { heading, label, mailLayout, mailLink, phoneLink, section } from "./layout.ts";
import type { Restaurant } from "./placed-order.ts";
import { COLOURS, SERIF, WRAP } from "./theme.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/**
 * Contains no user input: anyone can request a code for any address, and could otherwise use the
 * mail to send text to a third party.
 */
export type CodeMailData = {
  purpose: CodePurpose;
  code: string;
  /** Validity in minutes. */
  minutes: number;
  restaurant: Restaurant["contacts"];
};

/** The mail with a one-time code that verifies its recipient's address. */
export function writeCodeMail(data: CodeMailData, locale: Locale): MailContent {
  const { restaurant, code } = data;
  const mailbox = { name: restaurant.name, address: restaurant.email };
  const subject = WORDS[locale].code.subject(code, restaurant.name);
  return {
    restaurant: mailbox,
    recipientName: "",
    replyTo: mailbox,
    subject,
    text: textOf(data, locale),
    html: htmlOf(data, locale, subject).toString(),
  };
}

function htmlOf(
  { purpose, code, minutes, restaurant }: CodeMailData,
  locale: Locale,
  subject: string,
) {
  const words = WORDS[locale].code;
  const { title, use } = words[purpose];
  return mailLayout({
    locale,
    subject,
    preheader: use,
    restaurant: restaurant.name,
    head: html`<h1 style="margin:0;font-family:${SERIF};font-size:32px;line-height:40px;font-weight:600;color:${COLOURS.onIndigo};${WRAP}">${title}</h1>`,
    sections: [
      section(html`<p style="margin:0 0 20px;">${use}</p>
${label(words.yours)}
<p class="c-indigo" style="margin:0;font-family:${SERIF};font-size:44px;line-height:52px;font-weight:600;letter-spacing:6px;color:${COLOURS.indigo};">${code}</p>
<p class="c-muted" style="margin:8px 0 0;color:${COLOURS.muted};">${words.valid(minutes)}</p>`),
      section(
        html`${heading(words.notYou)}<p style="margin:0 0 12px;">${words.ignore}</p>
<p style="margin:0;">${phoneLink(restaurant.phone)}</p>
<p style="margin:0;">${mailLink(restaurant.email)}</p>`,
        "32px 36px 40px",
      ),
    ],
    footer: html`<strong>${restaurant.name}</strong><br>${restaurant.address}<br><br>${words.why(restaurant.name)}`,
  });
}

function textOf({ purpose, code, minutes, restaurant }: CodeMailData, locale: Locale): string {
  const words = WORDS[locale].code;
  const { title, use } = words[purpose];
  return [
    `${title}\n${use}`,
    code,
    words.valid(minutes),
    `${words.notYou} ${words.ignore}`,
    [restaurant.name, restaurant.address, restaurant.phone, restaurant.email]
      .filter(Boolean)
      .join("\n"),
    words.why(restaurant.name),
  ].join("\n\n");
}
