import { formatMoney } from "@noren/contract/format/money.ts";
import {
  CODE_PAGE_NUMBERS,
  DOCUMENT_KINDS,
  type DocumentKind,
  PRINTER_COLUMNS,
} from "@noren/contract/staff/printing.ts";
import { asCents } from "@noren/ordering/money.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aFormuleLine, aTicket, aTicketLine } from "../../test/a-ticket.ts";
import { readPrintout, wordsOn } from "../../test/read-printout.ts";
import { printable } from "./code-page.ts";
import { type Paper, PREVIEW_PAPER } from "./paper.ts";
import { documentMarkup, toEscPos, toSvg } from "./render.ts";
import { testPage } from "./test-page.ts";
import type { TicketData } from "./ticket-data.ts";

function printed(kind: DocumentKind, data: TicketData, paper: Paper = PREVIEW_PAPER, copies = 1) {
  const markup = documentMarkup(kind, data, paper);
  return readPrintout(toEscPos([{ markup, paper }], copies), paper.columns);
}
const print = (...given: Parameters<typeof aTicket>) => printed("ticket", aTicket(...given));

const anyPaper = fc.record({
  columns: fc.constantFrom(...PRINTER_COLUMNS),
  code_page: fc.constantFrom(...CODE_PAGE_NUMBERS),
});
const spaced = (text: string) => text.replaceAll("\u00a0", " ");

describe("a kitchen ticket", () => {
  test("a kitchen ticket lists number, time, dishes, options, notes, allergens, guest and amount", () => {
    expect(wordsOn(print())).toEqual([
      "À EMPORTER",
      "0042",
      "Prête à 19 h 30",
      "─",
      "2× Maki cœur de bœuf",
      "+ Sauce : Soja sucrée × 2, Teriyaki",
      "Note : sans wasabi, s’il vous plaît",
      "Contient : soja, graines de sésame. Peut",
      "contenir : lait.",
      "─",
      "12× Nigiri saumon (offert)",
      "─",
      "14 articles",
      "─",
      "Zoë Lefèvre-Ñandú",
      "+33 6 39 98 00 00",
      "─",
      "À ENCAISSER 1 234,50 €",
      "─",
      "Passée le samedi 21 novembre à 19 h 02",
      "Imprimé le samedi 21 novembre à 19 h 05",
      "Kawabe",
    ]);
  });

  test("a ticket prints the dishes of formules times their quantity, below their name", () => {
    const lines = [aFormuleLine()];
    const words = wordsOn(print({ lines }));
    expect(words.slice(4, 9)).toEqual([
      "2× Formule du soir",
      "2× Soupe miso",
      "4× Maki saumon",
      "+ Sauce : Soja sucrée",
      "─",
    ]);
    expect(words).toContain("6 articles");
    expect(wordsOn(printed("label", aTicket({ lines })))).toEqual(
      expect.arrayContaining(["2× Formule du soir", "2× Soupe miso", "4× Maki saumon"]),
    );
  });

  test("a delivery's ticket has address and zone", () => {
    const words = wordsOn(
      print({ order: { order_type: "delivery", address: "12 bis, rue du Bœuf", zone: "Centre" } }),
    );
    expect(words.slice(0, 3)).toEqual(["LIVRAISON", "0042", "Chez le client à 19 h 30"]);
    expect(words).toContain("12 bis, rue du Bœuf");
    expect(words).toContain("69001 Lyon");
    expect(words).toContain("Zone : Centre");
  });

  test("a ticket for another day has its date", () => {
    const tomorrow = Date.parse("2026-11-22T18:30:00Z");
    expect(wordsOn(print({ order: { promised_at: tomorrow } }))).toContain("dimanche 22 novembre");
  });

  test("a ticket's number is huge, the amount to collect and notes are inverse", () => {
    const { lines } = print();
    const lineOf = (text: string) => lines.find((line) => line.text.includes(text));
    expect(lineOf("0042")).toMatchObject({ height: 6, bold: true });
    expect(lineOf("À ENCAISSER")).toMatchObject({ inverse: true, height: 2 });
    expect(lineOf("sans wasabi")).toMatchObject({ inverse: true, height: 2 });
    expect(lineOf("Maki")).toMatchObject({ bold: true, height: 2, inverse: false });
  });

  test.each([
    [{ payment_method: "card", status: "paid" }, "PAYÉ 1 234,50 €"],
    [{ payment_method: "card", status: "refunded" }, "REMBOURSÉ 1 234,50 €"],
    [{ payment_method: "card", status: "unpaid" }, "À ENCAISSER 1 234,50 €"],
    [{ payment_method: "card", status: "unpaid" }, "Non payée : la carte n’a pas été débitée"],
    [{ payment_method: "card", status: "cancelled" }, "RIEN À ENCAISSER"],
    [{ total: 0 as never }, "RIEN À ENCAISSER"],
  ] as const)("a ticket with %o says: %s", (order, said) => {
    expect(wordsOn(print({ order }))).toContain(said);
  });

  test("a ticket wraps long names between words, and a duplicate says DUPLICATA with the requester", () => {
    const default_name =
      "Assortiment royal de quarante-deux sashimis, nigiris et makis du marché, sauce maison";
    const words = wordsOn(
      print({ lines: [aTicketLine({ default_name })], duplicate: { requestedBy: "Zoé" } }),
    );
    expect(words.slice(0, 2)).toEqual(["DUPLICATA", "demandé par Zoé"]);
    const from = words.findIndex((line) => line.includes("Assortiment"));
    expect(words.slice(from, from + 3)).toEqual([
      "2× Assortiment royal de quarante-deux",
      "sashimis, nigiris et makis du marché,",
      "sauce maison",
    ]);
  });

  test("a ticket is in the restaurant's language", () => {
    const restaurant = { name: "Kawabe", timezone: "Europe/Paris", locale: "en" } as const;
    const words = wordsOn(print({ restaurant, duplicate: { requestedBy: null } }));
    expect(words.slice(0, 4)).toEqual(["DUPLICATE", "PICKUP", "0042", "Ready at 19:30"]);
    expect(words).toContain("Contains: soybeans, sesame seeds. May");
    expect(words).toContain("TO COLLECT €1,234.50");
  });

  test("a ticket transliterates characters that the printer lacks", () => {
    const note = "寿司 pour Ő 🔥 et ☃ — œuf à 5 €";
    const [line = aTicketLine()] = aTicket().lines;
    const words = wordsOn(print({ lines: [{ ...line, note }] })).join(" ");
    expect(words).toContain("Note : ShouSi pour O :fire: et :snowman2: — œuf à 5 €");
  });

  test("a ticket escapes markup and control characters in a guest's text", () => {
    const note = '\u001b@{command:\\x1bp0}\u009b| ^^^^grand~_`"\\x41 {i:AAAA} ===';
    const words = wordsOn(print({ lines: [aTicketLine({ note })] })).join(" ");
    expect(words).toContain('@{command:\\x1bp0} | ^^^^grand~_`"\\x41');
    expect(words).toContain("{i:AAAA} ===");
  });

  test("a ticket is printed in the given number of copies, each with a cut", () => {
    const { cuts, lines } = printed("ticket", aTicket(), PREVIEW_PAPER, 3);
    expect(cuts).toBe(3);
    expect(lines.filter(({ text }) => text === "0042")).toHaveLength(3);
  });

  test("no document exceeds the printer's columns, whatever the texts (property test)", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 120 });
    const line = fc.record({
      default_name: text,
      note: text,
      quantity: fc.integer({ min: 1, max: 9999 }),
    });
    const lines = fc.array(line, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lines, text, anyPaper, (over, first_name, paper) => {
        const data = aTicket({ lines: over.map(aTicketLine), order: { first_name } });
        for (const kind of DOCUMENT_KINDS)
          for (const { end } of printed(kind, data, paper).lines)
            expect(end).toBeLessThanOrEqual(paper.columns);
      }),
    );
  });

  test("no amount, phone or quantity is broken across lines, on any paper (property test)", () => {
    const cents = fc.integer({ min: 1, max: 999_999_999 }).map(asCents);
    const locales = fc.constantFrom("fr" as const, "en" as const);
    const quantities = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(cents, quantities, locales, anyPaper, (total, quantity, locale, paper) => {
        const restaurant = { ...aTicket().restaurant, locale };
        const order = { total, phone: "+33 6 39 98 00 00" };
        const lines = [aTicketLine({ quantity })];
        const words = wordsOn(printed("label", aTicket({ order, lines, restaurant }), paper));
        const amount = printable(formatMoney(total, locale).toUpperCase(), paper.code_page);
        for (const whole of [spaced(amount), order.phone, `${quantity}`])
          expect(words.map(spaced)).toContainEqual(expect.stringContaining(whole));
      }),
    );
  });

  test.each([
    [16, "Prête à 19 h 30", "1 234,50 €", "cœur de bœuf"],
    [19, "Prête à 19 h 30", "1 234,50 €", "coeur de boeuf"],
    [4, "Prête à 19 h 30", "1 234,50 EUR", "coeur de boeuf"],
    [0, "Prête à 19 h 30", "1 234,50 EUR", "coeur de boeuf"],
  ])("a ticket in code page %i has its letters and spells the others", (code_page, ...texts) => {
    const words = wordsOn(printed("ticket", aTicket(), { columns: 42, code_page }));
    for (const text of texts)
      expect(words.map(spaced)).toContainEqual(expect.stringContaining(text));
  });
});

test("a bag label lists customer, contents and the amount to collect", () => {
  const words = wordsOn(printed("label", aTicket()));
  expect(words).toEqual([
    "À EMPORTER",
    "0042",
    "Prête à 19 h 30",
    "─",
    "Zoë Lefèvre-Ñandú",
    "+33 6 39 98 00 00",
    "─",
    "À emballer · 14 articles",
    "2× Maki cœur de bœuf",
    "12× Nigiri saumon",
    "─",
    "À ENCAISSER 1 234,50 €",
    "─",
    "Passée le samedi 21 novembre à 19 h 02",
    "Imprimé le samedi 21 novembre à 19 h 05",
    "Kawabe",
  ]);
});

describe("a cancellation slip", () => {
  const off = { progress: "cancelled", reason: "customer_request" } as const;
  const slip = (...given: Parameters<typeof aTicket>) => printed("cancellation", aTicket(...given));

  test("a cancellation slip has title, number, time and reason, and no dishes", () => {
    expect(wordsOn(slip({ order: off }))).toEqual([
      "ANNULÉE",
      "0042",
      "Prête à 19 h 30",
      "─",
      "Motif : à la demande du client",
      "Zoë Lefèvre-Ñandú",
      "─",
      "Passée le samedi 21 novembre à 19 h 02",
      "Imprimé le samedi 21 novembre à 19 h 05",
      "Kawabe",
    ]);
    const { lines, cuts } = slip({ order: off });
    expect(lines.find(({ text }) => text.includes("ANNULÉE"))).toMatchObject({
      inverse: true,
      height: 2,
    });
    expect(lines.find(({ text }) => text.includes("0042"))).toMatchObject({ height: 6 });
    expect(cuts).toBe(1);
  });

  test("a cancellation slip is in the restaurant's language, and a reprint says DUPLICATE", () => {
    const restaurant = { name: "Kawabe", timezone: "Europe/Paris", locale: "en" } as const;
    const words = wordsOn(slip({ order: off, restaurant, duplicate: { requestedBy: "Zoé" } }));
    expect(words.slice(0, 5)).toEqual([
      "DUPLICATE",
      "asked for by Zoé",
      "CANCELLED",
      "0042",
      "Ready at 19:30",
    ]);
    expect(words).toContain("Reason: asked for by the customer");
  });

  test.each([
    ["rejected", "sans réponse à temps"],
    ["cancelled", "client injoignable"],
  ] as const)("a cancellation slip distinguishes who did not answer: %s, %s", (progress, why) => {
    const words = wordsOn(slip({ order: { progress, reason: "no_answer" } }));
    expect(words).toContain(`Motif : ${why}`);
  });
});

describe("a test page", () => {
  const { restaurant, printedAt } = aTicket();
  const wordsFor = (paper: Paper) => {
    const bytes = toEscPos(testPage(restaurant, { name: "Bar", ...paper }, printedAt));
    return wordsOn(readPrintout(bytes)).map(spaced);
  };

  test("a test page shows every French letter and the euro", () => {
    const words = wordsFor(PREVIEW_PAPER).join(" ");
    for (const letter of "ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸÆàâçéèêëîïôœùûüÿæ€«»’") expect(words).toContain(letter);
  });

  test("a test page has a line in each code page and one of each length, with its number", () => {
    for (const columns of PRINTER_COLUMNS) {
      const words = wordsFor({ columns, code_page: 0 });
      expect(words).toEqual(
        expect.arrayContaining([
          "16: Prête à Évry, œuf 11,80 €",
          "19: Prête à Évry, oeuf 11,80 €",
          "4: Prête à Évry, oeuf 11,80 EUR",
          "0: Prête à Évry, oeuf 11,80 EUR",
          ...PRINTER_COLUMNS.map((width) => `${width}`.padStart(width, ".")),
        ]),
      );
    }
  });

  test("a test page is one document with one cut", () => {
    const page = testPage(restaurant, { name: "Bar", ...PREVIEW_PAPER }, printedAt);
    expect(readPrintout(toEscPos(page)).cuts).toBe(1);
  });
});

describe("a document's SVG", () => {
  const svg = toSvg(documentMarkup("ticket", aTicket()));

  test("an SVG has the document's text and a width of 576 px", () => {
    expect(svg).toMatch(/^<svg width="576px" height="\d+px"/);
    const letters = [...svg.matchAll(/<tspan[^>]*>([^<]*)<\/tspan>/g)].map(([, letter]) => letter);
    expect(letters.join("")).toContain("1&#xa0;234,50&#xa0;€");
  });

  test("an SVG refers to no other server", () => {
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|url\((?!#)|import/);
  });
});
