import type { Receipt } from "@noren/contract/tracking.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { aRestaurant } from "../../test/mail/mail-builders.ts";
import { shownBy } from "../../test/mail/read-mail.ts";
import { writeMail } from "./write-mail.ts";

/** Two platters and a soup, 5 € discount, 2.50 € delivery fee, paid in cash. */
const RECEIPT: Receipt = {
  number: 11,
  kind: "receipt",
  of_number: null,
  issued_at: "2026-11-21T19:00:00Z",
  order_id: "0b6f1c9e",
  order_number: "0042",
  restaurant: { name: "Kawabe", legal_name: "", address: "", siret: "", vat_number: "" },
  lines: [
    {
      name: "Plateau Rivière, 24 pièces",
      choices: "",
      quantity: 2,
      unit_price: asCents(2490),
      line_total: asCents(4980),
      vat_rates: [10],
      parts: [],
    },
    {
      name: "Soupe miso",
      choices: "",
      quantity: 1,
      unit_price: asCents(390),
      line_total: asCents(390),
      vat_rates: [5.5, 20],
      parts: [],
    },
  ],
  subtotal: asCents(5370),
  discount: asCents(500),
  delivery: asCents(250),
  vat: [{ rate: 10, net: asCents(4655), vat: asCents(465), gross: asCents(5120) }],
  total: asCents(5120),
  demonstration: false,
  payments: [{ method: "cash", amount: asCents(5120) }],
};

function receiptMail(over: Partial<Receipt> = {}) {
  const receipt = { ...RECEIPT, ...over };
  const link = "https://kawabe.example/track/0b6f1c9e?key=a-key";
  const restaurant = aRestaurant().contacts;
  const timezone = "Europe/Paris";
  return writeMail(
    "order_receipt",
    { receipt, first_name: "Camille", timezone, link, restaurant },
    "fr",
  );
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("the receipt mail lists dishes, discount, delivery fee, VAT and payments", () => {
  expect(plain(receiptMail().text)).toContain(
    [
      "2 × Plateau Rivière, 24 pièces (TVA 10 %) : 49,80 €",
      "1 × Soupe miso (TVA 5,5 % + 20 %) : 3,90 €",
      "Remises : −5,00 €",
      "Livraison : 2,50 €",
      "TVA 10 % · HT 46,55 € : 4,65 €",
      "Payé en espèces : 51,20 €",
    ].join("\n"),
  );
});

test("the receipt mail's HTML shows each amount next to its label", () => {
  const shown = plain(shownBy(receiptMail().html)).replace(/\s+/g, " ");
  expect(shown).toContain(
    "2 × Plateau Rivière, 24 pièces (TVA 10 %) 49,80 € 1 × Soupe miso (TVA 5,5 % + 20 %) 3,90 €",
  );
});

test("the receipt mail shows the time of issue in the restaurant's time zone", () => {
  expect(plain(receiptMail().text)).toContain("Reçu n° 11 du samedi 21 novembre 2026 à 20 h");
});

test("the receipt mail omits a discount or delivery fee of zero", () => {
  const { text } = receiptMail({ discount: asCents(0), delivery: asCents(0) });
  expect(text).not.toMatch(/Remises|Livraison/);
});
