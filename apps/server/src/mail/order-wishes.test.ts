import type { Locale } from "@noren/contract/locales.ts";
import { describe, expect, test } from "vitest";
import { aDelivery, aPlacedOrder } from "../../test/mail/mail-builders.ts";
import { shownBy } from "../../test/mail/read-mail.ts";
import { withoutPerson } from "./erase-person.ts";
import { orderMailData } from "./order-mail-data.ts";
import type { PlacedOrder } from "./placed-order.ts";
import { writeMail } from "./write-mail.ts";

const WISHES: PlacedOrder["wishes"] = {
  note: "C’est un <b>anniversaire</b>",
  cutlery: 3,
  dietary: { avoid: ["eggs", "fish"], want: ["gluten_free"], traces: true },
};
const DETAILS = {
  floor: "4e, porte gauche",
  door_code: "12B4",
  instructions: "Sonner deux fois",
};
const order = (over: Partial<PlacedOrder> = {}) =>
  aDelivery({ wishes: WISHES, details: DETAILS, ...over });

type Kind = "order_received" | "order_incoming";

/** The plain text, and the visible text of the HTML. */
function forms(kind: Kind, of: PlacedOrder, locale: Locale): string[] {
  const data = JSON.parse(JSON.stringify(orderMailData(of, locale)));
  const { text, html } = writeMail(kind, data, locale);
  return [text, shownBy(html)];
}

const SENTENCES: Record<Locale, string[]> = {
  fr: [
    "À éviter\u00a0: œufs, poissons (traces comprises)",
    "Régime\u00a0: sans gluten",
    "Note de commande\u00a0: C’est un <b>anniversaire</b>",
    "Couverts\u00a0: 3\u00a0jeux",
    "Étage\u00a0: 4e, porte gauche",
    "Consignes\u00a0: Sonner deux fois",
  ],
  en: [
    "To avoid: eggs, fish (traces too)",
    "Diet: gluten-free",
    "Order note: C’est un <b>anniversaire</b>",
    "Cutlery: 3\u00a0sets",
    "Floor: 4e, porte gauche",
    "Instructions: Sonner deux fois",
  ],
};

describe.each(["fr", "en"] as const)("the mails of an order with wishes (%s)", (locale) => {
  test.each(["order_received", "order_incoming"] as const)("%s lists them", (kind) => {
    for (const form of forms(kind, order(), locale))
      for (const sentence of SENTENCES[locale]) expect(form).toContain(sentence);
  });

  test("no mail has the door code; the restaurant's says where it is", () => {
    const said = locale === "fr" ? "dans le détail de la commande" : "in the order’s details";
    for (const form of forms("order_incoming", order(), locale)) {
      expect(form).toContain(said);
      expect(form).not.toContain("12B4");
    }
    for (const form of forms("order_received", order(), locale))
      expect(form).not.toMatch(/Door|\bCode\u00a0:/);
    expect(JSON.stringify(orderMailData(order(), locale))).not.toContain("12B4");
  });
});

test("a mail of an order without wishes names none", () => {
  for (const kind of ["order_received", "order_incoming"] as const)
    for (const form of forms(kind, aPlacedOrder(), "fr"))
      expect(form).not.toMatch(/À éviter|Régime|Note de commande|Couverts|Étage|Consignes/);
});

test("a mail queued by an earlier version without wishes is sent without them", () => {
  const { wishes, ...data } = orderMailData(order(), "fr");
  expect(wishes).toEqual(WISHES);
  expect(writeMail("order_received", data, "fr").text).not.toContain("Couverts");
});

test("a mail without the person has no wishes but the cutlery", () => {
  const { text, html } = writeMail(
    "order_received",
    withoutPerson(orderMailData(order(), "fr")),
    "fr",
  );
  for (const form of [text, shownBy(html)]) {
    expect(form).not.toMatch(/anniversaire|éviter|Régime|Étage|Sonner/);
    expect(form).toContain("Couverts");
  }
});
