import type { DietaryNotice } from "@noren/contract/order-wishes.ts";
import { describe, expect, test } from "vitest";
import { aTicket } from "../../test/a-ticket.ts";
import { readPrintout, wordsOn } from "../../test/read-printout.ts";
import { toJson } from "../db/json-text.ts";
import { PREVIEW_PAPER } from "./paper.ts";
import { documentMarkup, toEscPos, toSvg } from "./render.ts";

const ORDER = {
  order_type: "delivery",
  address: "12 bis, rue du Bœuf",
  floor: "4e, porte gauche",
  door_code: "12b4A",
  instructions: "Sonner deux fois, puis l’ascenseur jusqu’au fond de la cour",
  note: "C’est un anniversaire : une bougie, s’il vous plaît",
  cutlery: 3,
  dietary: toJson<DietaryNotice>({ avoid: ["eggs", "fish"], want: ["gluten_free"], traces: true }),
} as const;

const english = { name: "Kawabe", timezone: "Europe/Paris", locale: "en" } as const;

const print = (kind: "ticket" | "label" | "cancellation", over: object = {}, rest: object = {}) =>
  readPrintout(
    toEscPos([
      {
        markup: documentMarkup(kind, aTicket({ order: { ...ORDER, ...over }, ...rest })),
        paper: PREVIEW_PAPER,
      },
    ]),
  );

/** The lines between two others. */
function between(words: string[], from: string, to: string): string[] {
  const start = words.indexOf(from) + 1;
  return words.slice(start, words.indexOf(to, start));
}

describe("an order's wishes on paper", () => {
  test.each(["ticket", "label"] as const)(
    "a %s has dietary notice and note in capitals, and the cutlery, wrapped at its width",
    (kind) => {
      const words = wordsOn(print(kind));
      const start = words.findIndex((line) => line.startsWith("À ÉVITER"));
      expect(words.slice(start, start + 5)).toEqual([
        "À ÉVITER : ŒUFS, POISSONS (TRACES COMPRISES)",
        "RÉGIME : SANS GLUTEN",
        "NOTE DE COMMANDE : C’EST UN ANNIVERSAIRE : UNE",
        "BOUGIE, S’IL VOUS PLAÎT",
        "Couverts : 3 jeux",
      ]);
    },
  );

  test("they are white on black and of double height, before the first dish", () => {
    const { lines } = print("ticket");
    const lineOf = (text: string) => lines.findIndex((line) => line.text.includes(text));
    for (const text of ["À ÉVITER", "RÉGIME", "NOTE DE"])
      expect(lines[lineOf(text)]).toMatchObject({ inverse: true, height: 2, bold: true });
    expect(lines[lineOf("Couverts")]).toMatchObject({ inverse: false, height: 2 });
    expect(lineOf("À ÉVITER")).toBeLessThan(lineOf("Maki"));
  });

  test("both documents have floor and instructions after the address", () => {
    for (const kind of ["ticket", "label"] as const)
      expect(between(wordsOn(print(kind)), "69001 Lyon", "─")).toEqual([
        "Étage : 4e, porte gauche",
        "Consignes : Sonner deux fois, puis l’ascenseur",
        "jusqu’au fond de la cour",
        ...(kind === "label" ? ["Code : 12b4A"] : []),
      ]);
  });

  test("the door code is on the bag label alone, in large letters as typed", () => {
    const { lines } = print("label");
    expect(lines.find(({ text }) => text.includes("12b4A"))).toMatchObject({ height: 2 });
    for (const kind of ["ticket", "cancellation"] as const)
      expect(wordsOn(print(kind)).join(" ")).not.toContain("12b4A");
    expect(toSvg(documentMarkup("ticket", aTicket({ order: ORDER })))).not.toContain("Code");
  });

  test("they are in the restaurant's language", () => {
    const words = wordsOn(print("label", { cutlery: 1 }, { restaurant: english }));
    for (const line of [
      "Floor: 4e, porte gauche",
      "Door code: 12b4A",
      "TO AVOID: EGGS, FISH (TRACES TOO)",
      "DIET: GLUTEN-FREE",
      "Cutlery: 1 set",
    ])
      expect(words).toContain(line);
  });

  test("a pickup has no door code or floor, and an order without wishes no empty line", () => {
    const pickup = wordsOn(print("label", { order_type: "pickup" })).join(" ");
    expect(pickup).not.toMatch(/Étage|Code|Consignes/);
    const none = { note: null, cutlery: 0, dietary: null };
    const words = wordsOn(print("ticket", none));
    expect(between(words, "Chez le client à 19 h 30", "2× Maki cœur de bœuf")).toEqual(["─"]);
  });
});
