import { DEMO_LABEL } from "@noren/contract/demo-label.ts";
import { receiptSchema } from "@noren/contract/tracking.ts";
import { asCents } from "@noren/ordering/money.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReceiptSheet } from "./receipt-sheet.tsx";

/** 2.50 € refunded in cash. */
const creditNote = receiptSchema.parse({
  number: 3,
  kind: "credit_note",
  of_number: 2,
  issued_at: "2026-11-21T18:30:00Z",
  order_id: "o1",
  order_number: "0009",
  restaurant: { name: "Chez Marcel", legal_name: "", address: "", siret: "", vat_number: "" },
  lines: [],
  subtotal: -2.5,
  discount: 0,
  delivery: 0,
  vat: [{ rate: 10, net: -2.27, vat: -0.23, gross: -2.5 }],
  total: -2.5,
  payments: [{ method: "cash", amount: -2.5 }],
});

test("a receipt shows its date and time in the restaurant's zone, and each line's VAT rate", () => {
  const amounts = { quantity: 1, unit_price: asCents(3000), line_total: asCents(3000) };
  const line = { name: "Plateau", choices: "Bière", parts: [], ...amounts };
  const lines = [
    { ...line, vat_rates: [5.5, 20] },
    { ...line, vat_rates: [] },
  ];
  const receipt = { ...creditNote, kind: "receipt" as const, lines };
  const sheet = (timezone: string) =>
    renderToStaticMarkup(<ReceiptSheet receipt={receipt} locale="fr" timezone={timezone} />);
  const paris = sheet("Europe/Paris").replaceAll("\u00a0", " ");
  expect(paris).toContain("Émis le samedi 21 novembre 2026 à 19 h 30");
  expect(paris.match(/TVA 5,5 % \+ 20 %/g), "none where the receipt is older").toHaveLength(1);
  expect(sheet("Asia/Tokyo").replaceAll("\u00a0", " ")).toContain("22 novembre 2026 à 3 h 30");
});

test.each(["fr", "en"] as const)(
  "a refunded amount has a minus sign, not a hyphen, and no list is empty: %s",
  (locale) => {
    const sheet = renderToStaticMarkup(
      <ReceiptSheet receipt={creditNote} locale={locale} timezone="Europe/Paris" />,
    );
    expect(sheet.match(/−/g)).toHaveLength(6);
    expect(sheet).not.toMatch(/-(?:€|\d)/);
    expect(sheet).not.toContain("<ul");
  },
);

test.each(["fr", "en"] as const)(
  "only a receipt paid with the demo provider says that nobody was charged: %s",
  (locale) => {
    const shown = (receipt: typeof creditNote) =>
      renderToStaticMarkup(
        <ReceiptSheet receipt={receipt} locale={locale} timezone="Europe/Paris" />,
      );
    const byCard = {
      ...creditNote,
      payments: [{ method: "card" as const, amount: creditNote.total }],
    };
    expect(shown({ ...byCard, demonstration: true })).toContain(DEMO_LABEL[locale]);
    expect(shown({ ...byCard, demonstration: true })).not.toMatch(/Par carte|By card/);
    expect(shown(byCard)).not.toContain(DEMO_LABEL[locale]);
  },
);
