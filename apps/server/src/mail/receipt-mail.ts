import type { Locale } from "@noren/contract/problems.ts";
import type { Receipt } from "@noren/contract/tracking.ts";
import { formatMoney, formatRate } from "./money.ts";
import { writeNotice } from "./notice.ts";
import type { House } from "./placed-order.ts";
import { WORDS } from "./words/words.ts";
import type { MailContent } from "./write-mail.ts";

/** The receipt of an order that was handed over. */
export type ReceiptMailData = {
  receipt: Receipt;
  first_name: string;
  /** The order's own page, where the receipt can be printed. */
  link: string;
  house: House["contacts"];
};

export function writeReceiptMail(data: ReceiptMailData, locale: Locale): MailContent {
  const { receipt, first_name, link, house } = data;
  const { receipt: words, vat, labelled, total, received } = WORDS[locale];
  const money = (amount: Receipt["total"]) => formatMoney(amount, locale);
  const lines = receipt.lines.map(({ quantity, name, line_total }) =>
    labelled(`${quantity} × ${name}`, money(line_total)),
  );
  const breakdown = receipt.vat.map((row) =>
    [
      formatRate(row.rate, locale),
      `${vat.net} ${money(row.net)}`,
      `${vat.vat} ${money(row.vat)}`,
      `${vat.gross} ${money(row.gross)}`,
    ].join(" · "),
  );
  const payments = receipt.payments.map(({ method, amount }) =>
    labelled(words.paid[method], money(amount)),
  );
  const { legal_name, siret, vat_number } = receipt.house;
  const issuer = [
    legal_name,
    siret && words.siret(siret),
    vat_number && words.vatNumber(vat_number),
  ];
  return writeNotice(
    {
      house,
      recipientName: first_name,
      subject: words.subject(receipt.number, house.name),
      title: words.title(first_name),
      text: [words.text(receipt.order_number), ...lines, ...breakdown, ...payments],
      facts: [
        { label: words.number(receipt.number), value: labelled(total, money(receipt.total)) },
      ],
      button: { text: words.show, href: link },
      small: issuer.filter(Boolean).join(" · "),
      hasContacts: true,
      why: received.why(house.name),
    },
    locale,
  );
}
