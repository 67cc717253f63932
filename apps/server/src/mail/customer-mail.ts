import type { Locale } from "@noren/contract/locales.ts";
import { type Html, html } from "../http/html.ts";
import { customerDishes } from "./dishes-table.ts";
import {
  buttonTo,
  heading,
  label,
  link,
  mailLayout,
  mailLink,
  phoneLink,
  section,
} from "./layout.ts";
import { slotBlock, totalsTable, vatTable, wishesBlock } from "./order-blocks.ts";
import type { OrderMailData } from "./order-mail-data.ts";
import { textLines, textTotals, textVat, textWishes } from "./order-text.ts";
import { type OrderView, orderView } from "./order-view.ts";
import { COLOURS, SERIF, WRAP } from "./theme.ts";
import type { MailContent } from "./write-mail.ts";

/** The mail that confirms to the customer that the order was received, with all its lines. */
export function writeCustomerMail(data: OrderMailData, locale: Locale): MailContent {
  const view = orderView(data, locale, "with prices");
  const { restaurant } = data;
  const subject = view.words.received.subject(data.number, restaurant.name);
  const mailbox = { name: restaurant.name, address: restaurant.email };
  return {
    restaurant: mailbox,
    recipientName: view.customerName,
    replyTo: mailbox,
    subject,
    text: textOf(data, view),
    html: htmlOf(data, view, locale, subject).toString(),
  };
}

function htmlOf(data: OrderMailData, view: OrderView, locale: Locale, subject: string) {
  const { restaurant, customer } = data;
  const { received } = view.words;
  const when = html`${label(view.type)}
<p class="c-indigo" style="margin:0;font-family:${SERIF};font-size:28px;line-height:34px;font-weight:600;color:${COLOURS.indigo};">${view.slot.time}</p>
<p style="margin:2px 0 0;">${view.slot.day}</p>`;
  const where = html`${label(placeTitle(data, view))}
${placeLines(data, view).map((line) => html`<p style="margin:0;${WRAP}">${line}</p>`)}`;
  const contact = html`<p style="margin:0;font-weight:600;">${received.question}</p>
<p class="c-muted" style="margin:2px 0 8px;color:${COLOURS.muted};">${received.callOrWrite}</p>
<p style="margin:0;">${phoneLink(restaurant.phone)}</p>
<p style="margin:0;">${mailLink(restaurant.email)}</p>`;
  return mailLayout({
    locale,
    isDemonstration: data.demo_payment === true,
    subject,
    preheader: `${preheader(data, view)} · ${view.words.labelled(view.words.total, view.total)}`,
    restaurant: restaurant.name,
    head: html`<h1 style="margin:0;font-family:${SERIF};font-size:32px;line-height:40px;font-weight:600;color:${COLOURS.onIndigo};${WRAP}">${received.thanks(customer.first_name)}</h1>
<p style="margin:4px 0 0;font-size:18px;line-height:26px;color:${COLOURS.onIndigo};">${received.isReceived}</p>
<p style="margin:16px 0 0;font-size:15px;line-height:22px;color:${COLOURS.onIndigoSoft};"><strong style="color:${COLOURS.onIndigo};">${view.number}</strong> · ${view.placed}</p>`,
    sections: [
      section(slotBlock(when, where)),
      ...(data.link ? [section(buttonTo(data.link, view.words.progress.follow))] : []),
      section(
        html`${heading(received.yourOrder)}${wishesBlock(view, 15)}${customerDishes(view)}${totalsTable(view)}
<p class="c-muted" style="margin:4px 0 0;text-align:right;color:${COLOURS.muted};">${view.payment}</p>${vatTable(view)}`,
        "36px 36px 0",
      ),
      section(contact, "36px 36px 40px"),
    ],
    footer: html`<strong>${restaurant.name}</strong><br>${restaurant.address}<br><br>${received.why(restaurant.name)}${legalLine(data, view)}`,
  });
}

function textOf(data: OrderMailData, view: OrderView): string {
  const { restaurant, customer } = data;
  const { received } = view.words;
  return [
    data.demo_payment ? view.words.payment.demo : "",
    `${received.thanks(customer.first_name)}\n${received.isReceived}`,
    `${view.number}\n${view.placed}`,
    preheader(data, view),
    view.words.labelled(placeTitle(data, view), placeLines(data, view).join(", ")),
    data.link ? `${view.words.progress.follow}\n${data.link}` : "",
    textWishes(view),
    textLines(view),
    `${textTotals(view)}\n${view.payment}`,
    textVat(view),
    `${received.question} ${received.callOrWrite}`,
    [restaurant.name, restaurant.address, restaurant.phone, restaurant.email]
      .filter(Boolean)
      .join("\n"),
    received.why(restaurant.name),
    data.legal
      ? `${received.terms}\n${data.legal.terms}\n${received.notice}\n${data.legal.notice}`
      : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Links to the terms of service and the legal notice, in the footer. */
function legalLine({ legal }: OrderMailData, { words: { received } }: OrderView): Html | null {
  if (!legal) return null;
  return html`<br><br>${link(legal.terms, received.terms)} · ${link(legal.notice, received.notice)}`;
}

function preheader({ order_type }: OrderMailData, { words, slot }: OrderView): string {
  const { pickupAt, deliveryAt } = words.received;
  return order_type === "pickup" ? pickupAt(slot.sentence) : deliveryAt(slot.sentence);
}

function placeTitle({ order_type }: OrderMailData, { words }: OrderView): string {
  const { pickupPlace, deliveryPlace } = words.received;
  return order_type === "pickup" ? pickupPlace : deliveryPlace;
}

/**
 * The restaurant's address for pickup, the customer's for delivery. The customer's is left out of
 * mails to unverified addresses, which refer to the order's page instead.
 */
function placeLines({ restaurant, order_type }: OrderMailData, view: OrderView): string[] {
  const { destination, details, customerName, words } = view;
  if (order_type === "pickup") return [restaurant.name, restaurant.address];
  return destination.length === 0
    ? [words.received.placeBehindLink]
    : [customerName, ...destination, ...details];
}
