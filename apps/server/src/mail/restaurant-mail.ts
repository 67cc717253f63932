import type { Locale } from "@noren/contract/locales.ts";
import { html } from "../http/html.ts";
import { kitchenDishes } from "./dishes-table.ts";
import { label, mailLayout, mailLink, phoneLink, section } from "./layout.ts";
import { totalsTable, wishesBlock } from "./order-blocks.ts";
import type { OrderMailData } from "./order-mail-data.ts";
import { textLines, textTotals, textWishes } from "./order-text.ts";
import { type OrderView, orderView } from "./order-view.ts";
import { COLOURS, SERIF, WRAP } from "./theme.ts";
import type { MailContent } from "./write-mail.ts";

/** The mail that tells the restaurant of a new order; large type, legible at arm's length. */
export function writeRestaurantMail(data: OrderMailData, locale: Locale): MailContent {
  const view = orderView(data, locale, "without prices");
  const { restaurant, customer } = data;
  const subject = view.words.incoming.subject(data.number, view.type, view.slot.brief, view.total);
  return {
    restaurant: { name: restaurant.name, address: restaurant.email },
    recipientName: restaurant.name,
    replyTo: { name: view.customerName, address: customer.email },
    subject,
    text: textOf(data, view),
    html: htmlOf(data, view, locale, subject).toString(),
  };
}

function htmlOf(data: OrderMailData, view: OrderView, locale: Locale, subject: string) {
  const { restaurant, customer } = data;
  const { incoming } = view.words;
  const badge =
    data.order_type === "delivery"
      ? `background-color:${COLOURS.vermilionInk};color:${COLOURS.onIndigo};`
      : `background-color:${COLOURS.paper};color:${COLOURS.indigo};`;
  return mailLayout({
    locale,
    isDemonstration: data.demo_payment === true,
    subject,
    preheader: `${view.customerName} · ${view.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}`,
    restaurant: restaurant.name,
    head: html`<p style="margin:0 0 16px;font-size:21px;line-height:30px;font-weight:700;color:${COLOURS.onIndigo};"><span style="${badge}display:inline-block;margin:0 14px 0 0;padding:5px 14px;border-radius:16px;font-size:16px;line-height:22px;">${view.type}</span>${view.number}</p>
<h1 class="huge" style="margin:0;font-family:${SERIF};font-size:44px;line-height:1.15;font-weight:600;color:${COLOURS.onIndigo};">${view.slot.time}</h1>
<p style="margin:4px 0 0;font-size:20px;line-height:28px;color:${COLOURS.onIndigo};">${view.slot.day}</p>
<p style="margin:12px 0 0;font-size:15px;line-height:22px;color:${COLOURS.onIndigoSoft};">${view.placed}</p>`,
    sections: [
      section(html`${label(incoming.customer)}
<p style="margin:0;font-size:20px;line-height:28px;font-weight:600;${WRAP}">${view.customerName}</p>
${[...view.destination, ...view.detailsForStaff].map((line) => html`<p style="margin:0;font-size:18px;line-height:26px;${WRAP}">${line}</p>`)}
<p style="margin:6px 0 0;font-size:18px;line-height:26px;">${phoneLink(customer.phone)}</p>
<p style="margin:0;">${mailLink(customer.email)}</p>`),
      section(
        html`${label(`${incoming.toPrepare} · ${incoming.dishes(dishCount(view))}`)}
${wishesBlock(view, 20)}${kitchenDishes(view)}${totalsTable(view)}
<p class="c-ink" style="margin:4px 0 0;text-align:right;font-weight:600;color:${COLOURS.ink};">${due(data, view)}</p>`,
        "32px 36px 40px",
      ),
    ],
    footer: html`${restaurant.name}<br>${restaurant.address}`,
  });
}

function textOf(data: OrderMailData, view: OrderView): string {
  const { customer } = data;
  const { incoming } = view.words;
  return [
    ...(data.demo_payment ? [view.words.payment.demo] : []),
    `${view.number}\n${view.placed}`,
    `${view.type}\n${view.slot.sentence}`,
    [
      view.customerName,
      ...view.destination,
      ...view.detailsForStaff,
      customer.phone,
      customer.email,
    ].join("\n"),
    ...[textWishes(view)].filter(Boolean),
    `${incoming.toPrepare} · ${incoming.dishes(dishCount(view))}\n\n${textLines(view)}`,
    `${textTotals(view)}\n${due(data, view)}`,
  ].join("\n\n");
}

function dishCount({ lines }: OrderView): number {
  return lines.reduce((sum, { pieces }) => sum + pieces, 0);
}

function due(data: OrderMailData, { words, total }: OrderView): string {
  const { payment_method, demo_payment, totals } = data;
  const { nothingDue, cashDue, cardPayment } = words.incoming;
  if (totals.total === 0) return nothingDue;
  if (demo_payment) return words.payment.demo;
  return payment_method === "cash" ? cashDue(total) : cardPayment(total);
}
