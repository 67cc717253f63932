import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases, type TestDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { fromJson } from "../db/json-text.ts";
import type { MailData, MailKind } from "../mail/mail-kind.ts";
import { writeMail } from "../mail/write-mail.ts";
import { trackingLink } from "../orders/tracking-link.ts";
import { processUnanswered } from "./unanswered.ts";

const MINUTE = 60_000;

/** The desk, and the mails that its guests receive after the order confirmation. */
async function opened(databases: TestDatabases) {
  const desk = await openStaffOrderFixture(databases);
  const { api } = await desk.signedIn("manager");
  return {
    ...desk,
    api,
    linkOf: (id: string) =>
      trackingLink({ siteRoot: "", secret: desk.services.trackingSecret }, id, "fr"),
    async letters() {
      const rows = await desk.db
        .selectFrom("outbox")
        .selectAll()
        .where("kind", "in", ["order_progress", "order_refunded"])
        .orderBy("id")
        .execute();
      return rows.map(({ kind, data, locale }) =>
        writeMail(kind as MailKind, fromJson(data) as MailData, locale).text.replace(
          /[\u00a0\u202f]/g,
          " ",
        ),
      );
    },
  };
}

onBothDatabases("mails to guests", (databases) => {
  test("mails report each step with the tracking link, the time and the amount to pay", async () => {
    const { api, placeWithKey, letters, clock, linkOf } = await opened(databases);
    const { id } = await placeWithKey();
    payloadOf(await api.accept(id, { version: 0, minutes: 30 }));
    payloadOf(await api.delay(id, { version: 1, minutes: 50 }));
    payloadOf(await api.delay(id, { version: 2, minutes: 20 }));
    payloadOf(await api.refund(id, { amount: 2.5, key: "a-cold-soup" }));
    payloadOf(await api.ready(id, { version: 3 }));
    const all = await letters();
    const said = [
      ["Votre commande est acceptée", "12 h 30", "À régler en espèces au retrait\n10,00 €"],
      ["plus tard que prévu", "12 h 50", "10,00 €"],
      ["plus tôt que prévu", "12 h 20", "10,00 €"],
      ["Nous retirons 2,50 € du prix de votre commande n° 0001.", "7,50 €"],
      ["Votre commande vous attend.", "À régler en espèces au retrait\n7,50 €"],
    ];
    expect(all).toHaveLength(said.length);
    for (const [index, words] of said.entries())
      for (const part of [...words, linkOf(id)]) expect(all[index]).toContain(part);

    payloadOf(await api.completed(id, { version: 4 }));
    clock.now += MINUTE;
    const back = { amount: 1, key: "a-second-soup" };
    payloadOf(await api.refund(id, back));
    payloadOf(await api.refund(id, back));
    const [last, ...more] = (await letters()).slice(said.length);
    expect(more).toEqual([]);
    expect(last).toContain("La somme vous est rendue en espèces.");
    expect(last).toContain("L’avoir n° 3 est sur la page de votre commande.");
  });

  test("the mail of an automatic rejection says that there was no answer and nothing to pay", async () => {
    const { placeWithKey, letters, clock, services, linkOf } = await opened(databases);
    const { id } = await placeWithKey();
    clock.now += 20 * MINUTE;
    await processUnanswered(services);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    for (const part of [
      "Nous n’avons pas pu vous répondre à temps.",
      "Vous n’avez rien à payer.",
      linkOf(id),
    ])
      expect(letter).toContain(part);
  });
});
