import { DEMO_LABEL } from "@noren/contract/demo-label.ts";
import { mailtoLink } from "@noren/contract/format/mailto-link.ts";
import { telLink } from "@noren/contract/format/tel-link.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { type Html, html } from "../http/html.ts";
import { COLOURS, SANS, SERIF, STYLE_SHEET, WRAP } from "./theme.ts";

type MailLayoutInput = {
  locale: Locale;
  subject: string;
  /** Preview text that mail programs show after the subject. */
  preheader: string;
  restaurant: string;
  /** Whether the mail is about an order paid with the demo provider. */
  isDemonstration?: boolean;
  /** Content of the coloured header, below the restaurant's name. */
  head: Html;
  /** Table rows of the body. */
  sections: readonly Html[];
  footer: Html;
};

/** Invisible padding, so that the preview text does not continue with the body. */
const FILLER = "\u034f\u200c\u00a0".repeat(60);

/**
 * The layout of every mail: one column of 600 px, in tables. Outlook ignores `max-width`, so it
 * gets an additional table.
 */
export function mailLayout(input: MailLayoutInput) {
  const { locale, subject, restaurant, head, sections, footer } = input;
  const mark = input.isDemonstration ? DEMO_LABEL[locale] : null;
  const preheader = [mark, input.preheader].filter((part) => part !== null).join(" · ");
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="b-paper" style="margin:0;padding:0;background-color:${COLOURS.paper};">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;mso-hide:all;">${preheader}${FILLER}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="b-paper" style="background-color:${COLOURS.paper};">
<tr><td align="center" class="outer" style="padding:32px 12px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="frame b-card" style="width:100%;max-width:600px;background-color:${COLOURS.card};border-radius:14px;overflow:hidden;font-family:${SANS};">
<tr><td class="pad" bgcolor="${COLOURS.indigo}" style="padding:28px 36px 32px;background-color:${COLOURS.indigo};">
${wordmark(restaurant)}
${head}
</td></tr>
<tr><td height="5" bgcolor="${COLOURS.vermilion}" style="height:5px;background-color:${COLOURS.vermilion};font-size:0;line-height:0;">&nbsp;</td></tr>
${mark === null ? null : markRow(mark)}${sections}
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;font-family:${SANS};">
<tr><td class="pad c-muted" align="center" style="padding:24px 36px;font-size:13px;line-height:20px;color:${COLOURS.muted};${WRAP}">${footer}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** The restaurant's name after a dot; a character, as mail programs may block images. */
function wordmark(restaurant: string): Html {
  return html`<p style="margin:0 0 28px;font-family:${SERIF};font-size:20px;line-height:26px;letter-spacing:3px;color:${COLOURS.onIndigo};${WRAP}"><span style="color:${COLOURS.vermilion};">&#9679;</span>&nbsp;${restaurant}</p>`;
}

/** A highlighted notice at the top of the body. */
function markRow(mark: string): Html {
  return html`<tr><td class="pad b-note c-note" align="center" bgcolor="${COLOURS.note}" style="padding:14px 36px;background-color:${COLOURS.note};color:${COLOURS.noteInk};font-size:15px;line-height:22px;font-weight:700;">${mark}</td></tr>
`;
}

/** A table row of the body. */
export function section(content: Html, padding = "28px 36px 0"): Html {
  return html`<tr><td class="pad c-ink" style="padding:${padding};color:${COLOURS.ink};font-size:16px;line-height:24px;">
${content}
</td></tr>
`;
}

/** A small uppercase label above a block. */
export function label(text: string): Html {
  return html`<p class="c-vermilion" style="margin:0 0 6px;font-size:12px;line-height:16px;font-weight:700;letter-spacing:1.2px;text-transform:uppercase;color:${COLOURS.vermilionInk};">${text}</p>`;
}

export function heading(text: string): Html {
  return html`<h2 class="c-indigo" style="margin:0 0 8px;font-family:${SERIF};font-size:22px;line-height:28px;font-weight:600;color:${COLOURS.indigo};">${text}</h2>`;
}

/** A link in a coloured table cell, as not all mail programs style links as buttons. */
export function buttonTo(href: string, text: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0;"><tr>
<td bgcolor="${COLOURS.indigo}" style="border-radius:10px;background-color:${COLOURS.indigo};"><a href="${href}" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:24px;font-weight:600;color:${COLOURS.onIndigo};text-decoration:none;">${text}</a></td>
</tr></table>`;
}

/** A link that dials the number; the text alone where nothing in it can be dialled. */
export function phoneLink(phone: string): Html | string | null {
  const href = telLink(phone);
  return href === null ? phone || null : link(href, phone);
}

export function mailLink(address: string): Html | null {
  return address === "" ? null : link(mailtoLink(address), address);
}

export function link(href: string, text: string): Html {
  return html`<a href="${href}" class="c-indigo" style="color:${COLOURS.indigo};font-weight:600;text-decoration:underline;${WRAP}">${text}</a>`;
}
