import { DEMO_LABEL } from "@noren/contract/demo-label.ts";
import { nonBreakingNumbers } from "@noren/contract/format/typography.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { type Html, html } from "../http/html.ts";
import { buttonTo, label, mailLayout, mailLink, phoneLink, section } from "./layout.ts";
import type { Restaurant } from "./placed-order.ts";
import { COLOURS, SERIF, WRAP } from "./theme.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

export type Row = { label: string; value: string };

type Link = { text: string; href: string };

/** Content of a short mail: a message, facts, and one call to action. */
export type Notice = {
  restaurant: Restaurant["contacts"];
  recipientName: string;
  /** Whether the mail is about an order paid with the demo provider. */
  isDemonstration?: boolean | undefined;
  subject: string;
  title: string;
  /** Paragraphs. */
  text: readonly string[];
  /** Labels with a value below each, such as time and place. */
  facts?: readonly Row[];
  /** Line items, each with its amount at the end of the line. */
  rows?: readonly Row[];
  /** One per line. */
  links?: readonly Link[];
  button?: { text: string; href: string } | null;
  /** Small print below the button. */
  small?: string;
  /** Whether the restaurant's phone number and mail address follow at the end. */
  hasContacts: boolean;
  why: string;
};

export function writeNotice(notice: Notice, locale: Locale): MailContent {
  const mailbox = { name: notice.restaurant.name, address: notice.restaurant.email };
  return {
    restaurant: mailbox,
    recipientName: notice.recipientName,
    replyTo: mailbox,
    subject: notice.subject,
    text: textOf(notice, locale),
    html: htmlOf(notice, locale).toString(),
  };
}

function htmlOf(notice: Notice, locale: Locale): Html {
  const { restaurant, text, facts = [], rows = [], links = [], button, small } = notice;
  const body = html`${text.map((line) => html`<p style="margin:0 0 16px;${WRAP}">${nonBreakingNumbers(line)}</p>`)}
${facts.map(({ label: name, value }) => html`${label(name)}<p class="c-indigo" style="margin:0 0 20px;font-family:${SERIF};font-size:26px;line-height:32px;font-weight:600;color:${COLOURS.indigo};${WRAP}">${value}</p>`)}
${rows.length > 0 ? tableOf(rows) : null}
${links.map(({ text: name, href }) => html`<p style="margin:0 0 8px;"><a href="${href}" class="c-indigo" style="color:${COLOURS.indigo};text-decoration:underline;">${nonBreakingNumbers(name)}</a></p>`)}
${button ? buttonTo(button.href, button.text) : null}
${small ? html`<p class="c-muted" style="margin:16px 0 0;font-size:14px;line-height:20px;color:${COLOURS.muted};">${small}</p>` : null}`;
  const contacts = html`<p style="margin:0;">${phoneLink(restaurant.phone)}</p>
<p style="margin:0;">${mailLink(restaurant.email)}</p>`;
  return mailLayout({
    locale,
    isDemonstration: notice.isDemonstration === true,
    subject: notice.subject,
    preheader: text[0] ?? notice.title,
    restaurant: restaurant.name,
    head: html`<h1 style="margin:0;font-family:${SERIF};font-size:32px;line-height:40px;font-weight:600;color:${COLOURS.onIndigo};${WRAP}">${notice.title}</h1>`,
    sections: notice.hasContacts
      ? [section(body), section(contacts, "20px 36px 40px")]
      : [section(body, "28px 36px 40px")],
    footer: html`<strong>${restaurant.name}</strong><br>${restaurant.address}<br><br>${notice.why}`,
  });
}

function tableOf(rows: readonly Row[]): Html {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLOURS.line};vertical-align:top;font-size:15px;line-height:22px;color:${COLOURS.ink};`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">
${rows.map(
  ({ label: name, value }) => html`<tr>
<td class="r-line c-ink" style="${cell}${WRAP}">${nonBreakingNumbers(name)}</td>
<td class="r-line c-ink" align="right" style="${cell}padding-left:16px;white-space:nowrap;">${value}</td>
</tr>
`,
)}</table>`;
}

function textOf(notice: Notice, locale: Locale): string {
  const { restaurant, title, text, facts = [], rows = [], links = [] } = notice;
  const { button, small, hasContacts, why } = notice;
  const { labelled } = WORDS[locale];
  const contacts = [restaurant.name, restaurant.address, restaurant.phone, restaurant.email];
  return [
    notice.isDemonstration ? DEMO_LABEL[locale] : "",
    title,
    ...text,
    ...facts.map(({ label: name, value }) => `${name}\n${value}`),
    rows.map(({ label: name, value }) => labelled(name, value)).join("\n"),
    links.map(({ text: name, href }) => `${name}\n${href}`).join("\n"),
    button ? `${button.text}\n${button.href}` : "",
    small ?? "",
    (hasContacts ? contacts : contacts.slice(0, 2)).filter(Boolean).join("\n"),
    why,
  ]
    .filter(Boolean)
    .join("\n\n");
}
