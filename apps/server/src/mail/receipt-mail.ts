import { momentAt } from "@noren/contract/format/moments.ts";
import { formatMoney } from "@noren/contract/format/money.ts";
import { formatPercent } from "@noren/contract/format/percent.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Receipt } from "@noren/contract/tracking.ts";
import { asCents } from "@noren/ordering/money.ts";
import { type Row, writeNotice } from "./notice.ts";
import type { Restaurant } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** Data of the mail with the receipt of a completed order. */
export type ReceiptMailData = {
  receipt: Receipt;
  first_name: string;
  /** Absent from mails queued by earlier versions. */
  timezone?: string;
  /** URL of the order's page, where the receipt can be printed. */
  link: string;
  restaurant: Restaurant["contacts"];
};

export function writeReceiptMail(data: ReceiptMailData, locale: Locale): MailContent {
  const { receipt, first_name, link, restaurant } = data;
  const { receipt: words, total, labelled, received } = WORDS[locale];
  const { legal_name, siret, vat_number } = receipt.restaurant;
  const issuer = [
    legal_name,
    siret && words.siret(siret),
    vat_number && words.vatNumber(vat_number),
  ];
  return writeNotice(
    {
      restaurant,
      recipientName: first_name,
      isDemonstration: receipt.demonstration,
      subject: words.subject(receipt.number, restaurant.name),
      title: words.title(first_name),
      text: [words.text(receipt.order_number)],
      facts: [
        {
          label: numberOf(data, locale),
          value: labelled(total, formatMoney(receipt.total, locale)),
        },
      ],
      rows: rowsOf(receipt, locale),
      button: { text: words.show, href: link },
      small: issuer.filter(Boolean).join(" · "),
      hasContacts: true,
      why: received.why(restaurant.name),
    },
    locale,
  );
}

function numberOf({ receipt, timezone }: ReceiptMailData, locale: Locale): string {
  const { receipt: words } = WORDS[locale];
  if (timezone === undefined) return words.number(receipt.number);
  const { dayOfYear, time } = momentAt(Date.parse(receipt.issued_at), timezone, locale);
  return words.numberAt(receipt.number, dayOfYear, time);
}

function rated(rates: readonly number[], locale: Locale): string {
  if (rates.length === 0) return "";
  return ` (${WORDS[locale].vat.vat} ${rates.map((rate) => formatPercent(rate, locale)).join(" + ")})`;
}

/** Dishes, discount and delivery fee, which add up to the total; then VAT and payments. */
function rowsOf(receipt: Receipt, locale: Locale): Row[] {
  const { receipt: words, vat, deliveryFee } = WORDS[locale];
  const money = (amount: Receipt["total"]) => formatMoney(amount, locale);
  const sums = [
    { label: words.discount, amount: asCents(-receipt.discount) },
    { label: deliveryFee, amount: receipt.delivery },
  ].filter(({ amount }) => amount !== 0);
  return [
    ...receipt.lines.flatMap(({ quantity, name, line_total, vat_rates = [], parts = [] }) => [
      {
        label: `${quantity}\u00a0×\u00a0${name}${parts.length > 0 ? "" : rated(vat_rates, locale)}`,
        value: money(line_total),
      },
      ...parts.map((part) => ({
        label: words.part(
          `${part.quantity}\u00a0×\u00a0${part.name}${rated(part.vat_rate === null ? [] : [part.vat_rate], locale)}`,
        ),
        value: money(part.amount),
      })),
    ]),
    ...sums.map(({ label, amount }) => ({ label, value: money(amount) })),
    ...receipt.vat.map((row) => ({
      label: `${vat.vat} ${formatPercent(row.rate, locale)} · ${vat.net} ${money(row.net)}`,
      value: money(row.vat),
    })),
    ...receipt.payments.map(({ method, amount }) => ({
      label: method === "card" && receipt.demonstration ? words.demoPaid : words.paid[method],
      value: money(amount),
    })),
  ];
}
