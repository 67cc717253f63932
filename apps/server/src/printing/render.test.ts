import { DOCUMENT_KINDS } from "@noren/contract/staff/printing.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aFormuleLine, aTicket, aTicketLine } from "../../test/a-ticket.ts";
import { readPrintout, wordsOn } from "../../test/read-printout.ts";
import { PAPER_COLUMNS } from "./print-document.ts";
import { documentMarkup, toEscPos, toSvg } from "./render.ts";
import { testPage } from "./test-page.ts";

const print = (...given: Parameters<typeof aTicket>) =>
  readPrintout(toEscPos(documentMarkup("ticket", aTicket(...given))));

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
    expect(wordsOn(readPrintout(toEscPos(documentMarkup("label", aTicket({ lines })))))).toEqual(
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
    const { cuts, lines } = readPrintout(toEscPos(documentMarkup("ticket", aTicket()), 3));
    expect(cuts).toBe(3);
    expect(lines.filter(({ text }) => text === "0042")).toHaveLength(3);
  });

  test("no document exceeds 48 columns, whatever the texts (property test)", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 120 });
    const line = fc.record({
      default_name: text,
      note: text,
      quantity: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), text, (over, first_name) => {
        const data = aTicket({ lines: over.map(aTicketLine), order: { first_name } });
        for (const kind of DOCUMENT_KINDS)
          for (const { end } of readPrintout(toEscPos(documentMarkup(kind, data))).lines)
            expect(end).toBeLessThanOrEqual(PAPER_COLUMNS);
      }),
    );
  });
});

test("a bag label lists customer, contents and the amount to collect", () => {
  const words = wordsOn(readPrintout(toEscPos(documentMarkup("label", aTicket()))));
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
  const slip = (...given: Parameters<typeof aTicket>) =>
    readPrintout(toEscPos(documentMarkup("cancellation", aTicket(...given))));

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

test("a test page shows every French letter and the euro", () => {
  const { restaurant, printedAt } = aTicket();
  const words = wordsOn(readPrintout(toEscPos(testPage(restaurant, "Bar", printedAt)))).join(" ");
  for (const letter of "ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸÆàâçéèêëîïôœùûüÿæ€«»’") expect(words).toContain(letter);
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
