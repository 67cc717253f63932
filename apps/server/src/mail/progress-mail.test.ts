import { asCents } from "@noren/ordering/money.ts";
import { describe, expect, test } from "vitest";
import { aRestaurant } from "../../test/mail/mail-builders.ts";
import { shownBy } from "../../test/mail/read-mail.ts";
import type { ProgressMailData } from "./progress-mail.ts";
import type { RefundMailData } from "./refund-mail.ts";
import { type MailContent, writeMail } from "./write-mail.ts";

const LINK = "https://kawabe.example/track/0b6f1c9e?key=a-key";

/** An accepted pickup order for 19:30 in Paris time, to be paid in cash. */
function aChange(over: Partial<ProgressMailData> = {}): ProgressMailData {
  return {
    change: "accepted",
    number: "0042",
    order_type: "pickup",
    first_name: "Camille",
    promised_at: Date.parse("2026-11-21T18:30:00Z"),
    timezone: "Europe/Paris",
    reason: null,
    message: null,
    returns_money: false,
    payment: { method: "cash", amount: asCents(1250) },
    link: LINK,
    restaurant: aRestaurant().contacts,
    ...over,
  };
}

const byCard: Partial<ProgressMailData> = {
  returns_money: true,
  payment: { method: "card", amount: asCents(1250) },
};

/** Subject and paragraphs up to the restaurant's contacts, with ordinary spaces. */
function read({ subject, text }: MailContent): string[] {
  const paragraphs = text.split("\n\n").map(plain);
  const end = paragraphs.findIndex((paragraph) => paragraph.startsWith("Kawabe\n"));
  return [plain(subject), ...paragraphs.slice(0, end)];
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}

const renderedMail = (over: Partial<ProgressMailData>, locale: "fr" | "en") =>
  read(writeMail("order_progress", aChange(over), locale));

describe("order_progress tells the customer that the order", () => {
  test("is accepted, with promised time, amount to pay and link", () => {
    expect(renderedMail({}, "fr")).toEqual([
      "Votre commande n° 0042 est acceptée – Kawabe",
      "C’est parti, Camille !",
      "Votre commande est acceptée. Elle vous attendra à l’heure dite.",
      "Prête\nSamedi 21 novembre vers 19 h 30",
      "À régler en espèces au retrait\n12,50 €",
      `Suivre ma commande\n${LINK}`,
    ]);
    expect(renderedMail({ order_type: "delivery", ...byCard }, "en")).toEqual([
      "Your order no. 0042 is accepted – Kawabe",
      "Here we go, Camille!",
      "Your order is accepted. We will bring it to you at the time below.",
      "At your door\nSaturday 21 November, around 19:30",
      "Payment by card\n€12.50",
      `Follow my order\n${LINK}`,
    ]);
  });

  test("is delayed, with the new time", () => {
    const promised_at = Date.parse("2026-11-21T18:50:00Z");
    expect(renderedMail({ change: "delayed", order_type: "delivery", promised_at }, "fr")).toEqual([
      "Votre commande n° 0042 aura du retard – Kawabe",
      "Un peu plus de patience",
      "Votre commande arrivera plus tard que prévu. Nous en sommes désolés.",
      "Chez vous\nSamedi 21 novembre vers 19 h 50",
      "À régler en espèces à la livraison\n12,50 €",
      `Suivre ma commande\n${LINK}`,
    ]);
    expect(renderedMail({ change: "delayed", promised_at, ...byCard }, "en")).toEqual([
      "Your order no. 0042 will be late – Kawabe",
      "A little more patience",
      "Your order will be ready later than planned. We are sorry.",
      "Ready\nSaturday 21 November, around 19:50",
      "Payment by card\n€12.50",
      `Follow my order\n${LINK}`,
    ]);
  });

  test("is advanced, without an apology", () => {
    expect(renderedMail({ change: "advanced" }, "fr").slice(0, 4)).toEqual([
      "Votre commande n° 0042 est avancée – Kawabe",
      "Plus tôt que prévu",
      "Bonne nouvelle : votre commande sera prête plus tôt que prévu.",
      "Prête\nSamedi 21 novembre vers 19 h 30",
    ]);
    expect(renderedMail({ change: "advanced", order_type: "delivery" }, "en").slice(0, 3)).toEqual([
      "Your order no. 0042 will be early – Kawabe",
      "Earlier than planned",
      "Good news: your order will arrive earlier than planned.",
    ]);
  });

  test("is ready, with the amount to pay", () => {
    expect(renderedMail({ change: "ready" }, "fr")).toEqual([
      "Votre commande n° 0042 est prête – Kawabe",
      "C’est prêt, Camille !",
      "Votre commande vous attend.",
      "À régler en espèces au retrait\n12,50 €",
      `Suivre ma commande\n${LINK}`,
    ]);
    const free = { method: "cash", amount: asCents(0) } as const;
    expect(renderedMail({ change: "ready", order_type: "delivery", payment: free }, "en")).toEqual([
      "Your order no. 0042 is ready – Kawabe",
      "It is ready, Camille!",
      "Your order is ready and will soon be on its way to you.",
      "Total\nNothing to pay",
      `Follow my order\n${LINK}`,
    ]);
  });

  test("is rejected, with the reason, the restaurant's message, and that nothing is due", () => {
    const message = "Revenez demain !";
    expect(
      renderedMail({ change: "rejected", reason: "too_busy", message, ...byCard }, "fr"),
    ).toEqual([
      "Votre commande n° 0042 n’a pas pu être acceptée – Kawabe",
      "Nous sommes désolés",
      "Nous n’avons pas pu accepter votre commande.",
      "La cuisine est débordée en ce moment.",
      "« Revenez demain ! »",
      "Rien n’est prélevé sur votre carte ; si elle a déjà été débitée, la somme vous revient en entier. Selon votre banque, cela peut prendre quelques jours.",
      `Voir ma commande\n${LINK}`,
    ]);
    expect(renderedMail({ change: "rejected", reason: "sold_out" }, "en")).toEqual([
      "Your order no. 0042 could not be accepted – Kawabe",
      "We are sorry",
      "We could not accept your order.",
      "We have run out of what it takes.",
      "You have nothing to pay.",
      `See my order\n${LINK}`,
    ]);
  });

  test("is rejected with no_answer because the restaurant did not answer", () => {
    expect(renderedMail({ change: "rejected", reason: "no_answer" }, "fr")).toEqual([
      "Votre commande n° 0042 n’a pas pu être acceptée – Kawabe",
      "Nous sommes désolés",
      "Nous n’avons pas pu accepter votre commande.",
      "Nous n’avons pas pu vous répondre à temps.",
      "Vous n’avez rien à payer.",
      `Voir ma commande\n${LINK}`,
    ]);
    expect(
      renderedMail({ change: "rejected", reason: "no_answer", ...byCard }, "en").slice(2, 5),
    ).toEqual([
      "We could not accept your order.",
      "We could not answer you in time.",
      "Nothing is taken from your card; if it was charged already, you get all of it back. Depending on your bank this can take a few days.",
    ]);
  });

  test("is cancelled, by request or because the customer could not be reached", () => {
    expect(renderedMail({ change: "cancelled", reason: "customer_request" }, "fr")).toEqual([
      "Votre commande n° 0042 est annulée – Kawabe",
      "Votre commande est annulée",
      "Nous l’avons annulée comme vous l’avez demandé.",
      "Vous n’avez rien à payer.",
      `Voir ma commande\n${LINK}`,
    ]);
    expect(renderedMail({ change: "cancelled", reason: "no_answer" }, "fr").slice(2, 4)).toEqual([
      "Nous avons dû annuler votre commande. Nous en sommes désolés.",
      "Nous n’avons pas réussi à vous joindre.",
    ]);
    expect(
      renderedMail({ change: "cancelled", reason: "no_answer", ...byCard }, "en").slice(0, 4),
    ).toEqual([
      "Your order no. 0042 is cancelled – Kawabe",
      "Your order is cancelled",
      "We had to cancel your order. We are sorry.",
      "We could not reach you.",
    ]);
  });
});

function aRefund(over: Partial<RefundMailData> = {}): RefundMailData {
  const { number, order_type, first_name, link, restaurant } = aChange();
  const facts = { amount: asCents(250), way: "card", credit_note: null } as const;
  return { number, order_type, first_name, ...facts, link, restaurant, ...over };
}

describe("order_refunded tells the customer of a refund", () => {
  const renderedMail = (over: Partial<RefundMailData>, locale: "fr" | "en") =>
    read(writeMail("order_refunded", aRefund(over), locale));

  test("to the card or in cash, with the number of the credit note", () => {
    expect(renderedMail({ credit_note: 7 }, "fr")).toEqual([
      "Remboursement de 2,50 € sur votre commande n° 0042 – Kawabe",
      "Votre remboursement",
      "Nous vous remboursons 2,50 € sur votre commande n° 0042.",
      "La somme revient sur votre carte, ou n’y est pas prélevée. Selon votre banque, cela peut prendre quelques jours.",
      "L’avoir n° 7 est sur la page de votre commande.",
      `Voir ma commande\n${LINK}`,
    ]);
    expect(renderedMail({ way: "cash", credit_note: 7 }, "en")).toEqual([
      "Refund of €2.50 on your order no. 0042 – Kawabe",
      "Your refund",
      "We refund €2.50 of your order no. 0042.",
      "It is given back to you in cash.",
      "Credit note no. 7 is on the page of your order.",
      `See my order\n${LINK}`,
    ]);
  });

  test("before payment, with the amount left to pay", () => {
    const payment = { method: "cash", amount: asCents(1000) } as const;
    expect(renderedMail({ way: "unpaid", payment }, "fr").slice(2)).toEqual([
      "Nous retirons 2,50 € du prix de votre commande n° 0042.",
      "À régler en espèces au retrait\n10,00 €",
      `Voir ma commande\n${LINK}`,
    ]);
    expect(renderedMail({ way: "unpaid", payment }, "en").slice(2, 4)).toEqual([
      "We take €2.50 off the price of your order no. 0042.",
      "To pay in cash at pickup\n€10.00",
    ]);
  });
});

const CHANGES = ["accepted", "delayed", "advanced", "ready", "rejected", "cancelled"] as const;
const REASONS = [null, "too_busy", "sold_out", "closing", "cannot_deliver", "other"] as const;

/** Progress and refund mails for all changes, order types, reasons and payment methods. */
function everyMail(locale: "fr" | "en"): MailContent[] {
  const changes = CHANGES.flatMap((change) =>
    (["pickup", "delivery"] as const).flatMap((order_type) =>
      REASONS.flatMap((reason) =>
        [{}, byCard, { first_name: "" }].map((over) =>
          writeMail("order_progress", aChange({ change, order_type, reason, ...over }), locale),
        ),
      ),
    ),
  );
  const refunds = (["card", "cash", "unpaid"] as const).map((way) =>
    writeMail("order_refunded", aRefund({ way, credit_note: 1, first_name: "" }), locale),
  );
  return [...changes, ...refunds];
}

test.each(["fr", "en"] as const)("no mail contains an unfilled placeholder (%s)", (locale) => {
  for (const { subject, text, html } of everyMail(locale))
    for (const form of [subject, text, shownBy(html)]) {
      expect(form).not.toMatch(/undefined|null|NaN|\[object|\{|\}|€\s*€/);
      expect(plain(form)).not.toMatch(/,\s+[!.]|^[,.!]| ,|\( *\)/m);
    }
});

test("French mails follow French typography, English ones have no space before punctuation", () => {
  for (const { subject, text, html } of everyMail("fr"))
    for (const form of [subject, text.replace(LINK, ""), shownBy(html)]) {
      expect(form).not.toMatch(/[ \u202f][;:!?€%]/);
      expect(form).not.toMatch(/[^ \u00a0\u202f\s\d][;!?€]/);
      expect(form).not.toMatch(/['"]/);
    }
  for (const { subject, text } of everyMail("en"))
    for (const form of [subject, text]) expect(form).not.toMatch(/[ \u00a0\u202f][;:!?.,]/);
});

test("text and HTML of a mail have the same content, and the button links to the order", () => {
  for (const locale of ["fr", "en"] as const) {
    const mail = writeMail("order_progress", aChange(), locale);
    const shown = plain(shownBy(mail.html));
    for (const paragraph of read(mail).slice(1))
      for (const line of paragraph.split("\n").filter((part) => part !== LINK))
        expect(shown).toContain(line);
    expect(mail.html).toContain(`href="${LINK}"`);
  }
});

test("the promised time is in the restaurant's time zone, not the server's", () => {
  const timezone = "America/Guadeloupe";
  expect(renderedMail({ timezone }, "fr")).toContain("Prête\nSamedi 21 novembre vers 14 h 30");
  const promised_at = Date.parse("2026-11-30T23:05:00Z");
  expect(renderedMail({ promised_at }, "fr")).toContain("Prête\nMardi 1er décembre vers 0 h 05");
  expect(renderedMail({ promised_at }, "en")).toContain("Ready\nTuesday 1 December, around 00:05");
});

test("a mail queued by an earlier version without `payment` omits the amount to pay", () => {
  const { payment: _, ...before } = aChange();
  expect(read(writeMail("order_progress", before, "fr"))).toHaveLength(5);
});
