import type { Locale } from "@noren/contract/locales.ts";
import {
  aCoupon,
  aDeliverySettings,
  aLine,
  anItemAt,
  anOffer,
  aTaxSettings,
  aZone,
} from "@noren/ordering/testing.ts";
import { type CartInput, type PricedCart, priceCart } from "@noren/ordering/totals.ts";
import { describe, expect, test } from "vitest";
import { aDelivery, aFullCart, aPlacedOrder, aRestaurant } from "../../test/mail/mail-builders.ts";
import { amountsIn, elementsOf, shownBy } from "../../test/mail/read-mail.ts";
import { legalLinks } from "./legal-links.ts";
import type { MailKind } from "./mail-kind.ts";
import { orderMailData } from "./order-mail-data.ts";
import type { PlacedOrder } from "./placed-order.ts";
import { type MailContent, writeMail } from "./write-mail.ts";

/** Renders a mail from data that was serialized to JSON, as in the outbox. */
function mailOf(order: PlacedOrder, kind: MailKind, locale: Locale = "fr"): MailContent {
  return writeMail(kind, JSON.parse(JSON.stringify(orderMailData(order, locale))), locale);
}

const received = (order: PlacedOrder, locale?: Locale) => mailOf(order, "order_received", locale);
const incoming = (order: PlacedOrder, locale?: Locale) => mailOf(order, "order_incoming", locale);

/** The plain text, and the visible text of the HTML. */
function forms({ text, html }: MailContent): string[] {
  return [text, shownBy(html)];
}

const DELIVERED: Partial<CartInput> = {
  orderType: "delivery",
  delivery: { settings: aDeliverySettings(), zone: aZone(), quote: null },
};

const freeDelivery = anOffer({ id: 9, name: "Livraison offerte", type: "free_delivery", value: 0 });

const CARTS: Record<string, (locale: Locale) => CartInput> = {
  "with discounts and a coupon": (locale) => aFullCart(locale),
  delivered: (locale) => aFullCart(locale, DELIVERED),
  "delivered for nothing": (locale) => aFullCart(locale, { ...DELIVERED, offers: [freeDelivery] }),
  "without discounts": (locale) => aFullCart(locale, { offers: [], coupon: null }),
  "with tax on top": (locale) =>
    aFullCart(locale, { tax: aTaxSettings({ inclusive: false, quantity: "exact" }) }),
  "without tax": (locale) => aFullCart(locale, { tax: aTaxSettings({ enabled: false }) }),
  "that costs nothing": (locale) =>
    aFullCart(locale, { coupon: aCoupon({ type: "percentage", value: 100 }) }),
  "of thousands of euros": (locale) =>
    aFullCart(locale, { lines: [aLine({ item: anItemAt(123_456), quantity: 99 })] }),
};

/** Every amount expected in the customer's mail, computed from the cart. */
function amountsOf(
  { lines, coupon, offers, totals, vat, tax_added }: PricedCart,
  isDelivery: boolean,
) {
  const discounts = offers
    .filter(({ type, amount }) => type !== "free_delivery" && amount > 0)
    .map(({ amount }) => -amount);
  if (coupon && totals.coupon > 0) discounts.push(-totals.coupon);
  const rows = [...discounts, ...(tax_added ? [totals.tax] : [])];
  if (isDelivery && totals.delivery > 0) rows.push(totals.delivery);
  return [
    ...lines.flatMap(({ line, unit_price, line_total }) => [
      line_total,
      ...(line.quantity > 1 ? [unit_price] : []),
      ...line.choices.map(({ choice, quantity }) => choice.price * quantity),
    ]),
    ...(rows.length > 0 || isDelivery ? [totals.subtotal] : []),
    ...rows,
    totals.total,
    ...vat.flatMap(({ net, vat, gross }) => [net, vat, gross]),
  ].sort((a, b) => a - b);
}

describe.each(Object.entries(CARTS))("the mails of an order %s", (_, cartOf) => {
  const isDelivery = cartOf("fr").orderType === "delivery";
  const cartIn = (locale: Locale) => priceCart(cartOf(locale));
  const order = isDelivery ? aDelivery({ cartIn }) : aPlacedOrder({ cartIn });

  test.each(["fr", "en"] as const)("contain exactly the amounts of the cart (%s)", (locale) => {
    const due = amountsOf(cartIn(locale), isDelivery);
    for (const form of forms(received(order, locale))) expect(amountsIn(form, locale)).toEqual(due);
  });

  test("tell the customer what to pay, and the restaurant what to collect", () => {
    const { total } = cartIn("fr").totals;
    for (const form of forms(received(order)))
      expect(form).toContain(total === 0 ? "Rien à régler" : "À régler en espèces");
    for (const form of forms(incoming(order))) {
      expect(amountsIn(form, "fr")).toContain(total);
      if (total === 0) expect(form).toContain("Rien à encaisser");
      else expect(form).toContain("à encaisser en espèces");
    }
  });

  test("follow French typography", () => {
    for (const mail of [received(order), incoming(order)]) {
      for (const form of [mail.subject, ...forms(mail)]) {
        expect(form).not.toMatch(/[ \u202f][;:!?€%]/);
        expect(form).not.toMatch(/['"]/);
      }
    }
  });
});

test("order_received lists dishes, choices, discounts, payment, pickup place and contacts", () => {
  for (const form of forms(received(aPlacedOrder()))) {
    for (const words of [
      "Merci Camille\u00a0!",
      "Commande n°\u00a00042",
      "Où la retirer",
      "27 quai des Brumes, 69002 Lyon",
      "Plateau Rivière, 24\u00a0pièces",
      "Sauce\u00a0: Soja sucrée ×\u00a02 (+1,00\u00a0€)",
      "Riz\u00a0: Riz complet (+1,20\u00a0€)",
      "sans wasabi, merci",
      "Mochi glacé au yuzu",
      "Offert",
      "Un mochi offert dès 35\u00a0€",
      "10\u00a0% sur les plateaux",
      "Code BIENVENUE",
      "À régler en espèces au retrait",
      "20\u00a0%",
      "+33 4 65 71 20 12",
      "bonjour@kawabe.example",
    ])
      expect(form).toContain(words);
  }
});

test.each([
  [
    "fr" as const,
    [
      "Contient\u00a0: céréales contenant du gluten, poissons, soja. Peut contenir\u00a0: graines de sésame.",
      "Allergènes non communiqués.",
      "Aucun des 14 allergènes majeurs déclaré.",
    ],
  ],
  [
    "en" as const,
    [
      "Contains: cereals containing gluten, fish, soybeans. May contain: sesame seeds.",
      "Allergens not provided.",
      "None of the 14 major allergens declared.",
    ],
  ],
])("both mails list the allergens of each dish with its choices (%s)", (locale, sentences) => {
  for (const mail of [received(aPlacedOrder(), locale), incoming(aPlacedOrder(), locale)])
    for (const form of forms(mail)) {
      for (const sentence of sentences) expect(form).toContain(sentence);
    }
});

test("a mail queued by an earlier version without allergens is sent without them", () => {
  const data = JSON.parse(JSON.stringify(orderMailData(aPlacedOrder(), "fr")));
  for (const line of [...data.lines, ...data.free_lines]) delete line.declaration;
  expect(writeMail("order_received", data, "fr").text).not.toContain("llergènes");
});

test("the slot is written with weekday, date and time", () => {
  const { text, html } = received(aPlacedOrder());
  expect(text).toContain(
    "À retirer samedi 21\u00a0novembre entre 19\u00a0h\u00a030 et 19\u00a0h\u00a045",
  );
  expect(shownBy(html)).toContain("19\u00a0h\u00a030\u2009–\u200919\u00a0h\u00a045");
  expect(shownBy(html)).toContain("Samedi 21\u00a0novembre");
  expect(received(aPlacedOrder({ time_range: "19:30" }), "en").text).toContain(
    "Pick up Saturday 21\u00a0November at 19:30",
  );
});

test("an order as soon as possible shows the estimated time", () => {
  const order = aDelivery({ asap: true });
  expect(received(order).text).toContain(
    "Livraison dès que possible, samedi 21\u00a0novembre, vers 19\u00a0h\u00a030",
  );
  expect(shownBy(incoming(order).html)).toContain("Dès que possible");
});

test("a delivery shows the address and the offer that waives the delivery fee", () => {
  const cartIn = () => priceCart(aFullCart("fr", { ...DELIVERED, offers: [freeDelivery] }));
  for (const form of forms(received(aDelivery({ cartIn })))) {
    expect(form).toContain("12 rue de la République");
    expect(form).toContain("69001 Lyon");
    expect(form).toContain("Livraison offerte");
    expect(form).toContain("Offerte");
  }
});

test("the subject of order_incoming has order number, type, slot and total", () => {
  expect(incoming(aPlacedOrder()).subject).toBe(
    "Commande n°\u00a00042 · À emporter · sam. 21\u00a0nov., 19\u00a0h\u00a030 · 57,18\u00a0€",
  );
});

test("order_incoming has the customer's phone number and replies to the customer", () => {
  const mail = incoming(aDelivery());
  expect(mail.html).toContain('href="tel:+33639981234"');
  expect(mail.replyTo).toEqual({ name: "Camille Durand", address: "camille@client.example" });
  for (const form of forms(mail)) expect(form).toContain("+33 6 39 98 12 34");
});

test("a phone number in which nothing can be dialled is text in the mail, no link", () => {
  const mail = incoming(aDelivery({ phone: "chez <Paul>" }));
  expect(mail.html).toContain("chez &lt;Paul&gt;");
  expect(mail.html).not.toContain("tel:");
});

test("replies to order_received go to the restaurant", () => {
  expect(received(aPlacedOrder()).replyTo).toEqual({
    name: "Kawabe",
    address: "bonjour@kawabe.example",
  });
});

test("the preheader is the first element of the body, with slot and total", () => {
  const [, preheader] =
    /<body[^>]*>\s*<div[^>]*>([^<]*)</.exec(received(aPlacedOrder()).html) ?? [];
  expect(preheader).toMatch(/^À retirer samedi 21\u00a0novembre .* · Total\u00a0: 57,18\u00a0€/);
});

const INJECTIONS = [
  `<b onclick="x()">&amp; 'fin' --></style><script>alert(1)</script>`,
  `"; background:url(https://x.example)`,
  "première\r\nBcc: tous@x.example\r\n\r\n<p>",
  "🍣🍱 寿司 \u202eabc",
  "a".repeat(500),
];

test.each(INJECTIONS)("user input is escaped in HTML: %s", (text) => {
  const order = (typed: string) => {
    const contacts = { name: typed, address: typed, phone: typed, email: typed };
    const cart = aFullCart("fr");
    for (const line of cart.lines) {
      line.note = typed;
      line.item.item_name = typed;
      for (const { choice } of line.choices) choice.name = typed;
      for (const option of line.item.options) option.option_name = typed;
    }
    for (const offer of cart.offers) offer.name = typed;
    return aDelivery({
      first_name: typed,
      last_name: typed,
      phone: typed,
      email: typed,
      address: typed,
      city: typed,
      number: typed,
      restaurant: aRestaurant({ contacts }),
      cartIn: () => priceCart({ ...cart, ...DELIVERED }),
    });
  };
  for (const kind of ["order_received", "order_incoming"] as const) {
    const { html } = mailOf(order(text), kind);
    expect(elementsOf(html)).toEqual(elementsOf(mailOf(order("plain"), kind).html));
    expect(html).not.toContain('onclick="');
    expect(shownBy(html)).toContain(text);
  }
});

test("order mails load no remote content", () => {
  for (const { html } of [received(aDelivery()), incoming(aDelivery())])
    expect(html.replace(/<a href="[^"]*"/g, "")).not.toMatch(
      /https?:|url\(|<img|<link|<script|@import/i,
    );
});

test("both mails of an order paid with the demo provider are marked as a demonstration", () => {
  const order = aPlacedOrder({ payment_method: "card", demo_payment: true });
  for (const form of [...forms(received(order)), ...forms(incoming(order))])
    expect(form).toContain("DÉMONSTRATION — aucun paiement réel");
  for (const form of forms(received(order, "en")))
    expect(form).toContain("DEMONSTRATION — no real payment");
  expect(forms(received(aPlacedOrder({ payment_method: "card" })))[0]).not.toContain(
    "démonstration",
  );
});

test.each(["fr", "en"] as const)(
  "order_received links to the terms and the legal notice (%s)",
  (locale) => {
    const legal = legalLinks("https://kawabe.example", locale);
    const { text, html } = received(aPlacedOrder({ locale, legal }), locale);
    for (const page of ["terms-of-service", "legal-notice"]) {
      expect(text).toContain(`https://kawabe.example/${locale}/${page}`);
      expect(html).toContain(`href="https://kawabe.example/${locale}/${page}"`);
    }
  },
);
