import { createCardApi } from "@noren/contract/card-api.ts";
import { DEMO_LABEL } from "@noren/contract/demo-label.ts";
import { DOCUMENT_KINDS } from "@noren/contract/staff/printing.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import { aCardOrder } from "../../test/card-fixture.ts";
import { onBothDatabases, type TestDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";
import { staffOf } from "../../test/staff-fixture.ts";
import { restaurantFile } from "../../test/temporary-folder.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";
import type { Env } from "../config.ts";
import { fromJson } from "../db/json-text.ts";
import { addDemonstration } from "../db/migrations/0017-demonstration.ts";
import type { MailKind } from "../mail/mail-kind.ts";
import { writeMail } from "../mail/write-mail.ts";
import { documentMarkup } from "../printing/render.ts";
import { readTicketOrder } from "../printing/ticket-data.ts";

const STRIPE: Env = {
  STRIPE_SECRET_KEY: "sk",
  STRIPE_PUBLISHABLE_KEY: "pk",
  STRIPE_WEBHOOK_SECRET: "whsec",
};

/** An order paid by the demo provider: accepted, completed, partly refunded. */
async function completed(desk: OrderFixture) {
  const cards = createCardApi("", desk.http.fetch, "fr");
  const customer_id = payloadOf(await cards.customer({ email: "ada@example.com" }));
  const { client_secret } = payloadOf(
    await cards.intent({ customer_id, amount: 10, local_id: "demo" }),
  );
  const session = { client_secret, customer_id, intentId: "" };
  const { order_id: id, tracking_key: key = "" } = await desk.place(
    aCardOrder(session, { local_id: "demo" }),
  );
  const number = "4242424242424242";
  const card = { client_secret, number, expiry_month: 12, expiry_year: 31, cvc: "123" };
  expect(payloadOf(await cards.demoConfirm(card)).status).toBe("requires_capture");
  const owner = await staffOf(desk).signedIn("owner");
  payloadOf(await owner.api.accept(id, { version: 0, minutes: 20 }));
  await desk.services.payments.runTasks();
  payloadOf(await owner.api.completed(id, { version: 1 }));
  payloadOf(await owner.api.refund(id, { amount: 2.5, key: "a-forgotten-soup", reason: "" }));
  await desk.services.payments.runTasks();
  return { id, key };
}

/** For each place that shows the order, whether it is marked as a demonstration. */
async function marksOf(app: TestApp, { id, key }: { id: string; key: string }) {
  const { db } = app;
  const owner = await staffOf(app).signedIn("owner", { email: `${Math.random()}@desk.example` });
  const detail = payloadOf(await owner.api.order(id));
  const tracking = payloadOf(
    await createTrackingApi("", (request) => app.http.fetch(request), "fr").tracking(id, key),
  );
  const ticket = await readTicketOrder(db, id);
  if (!ticket) throw new Error("the order is not at the desk");
  const data = {
    ...ticket,
    restaurant: { name: "Kawabe", timezone: "Europe/Paris", locale: "fr" as const },
    duplicate: null,
    printedAt: 0,
  };
  const words = DEMO_LABEL.fr.split(" ")[0] ?? "";
  const mails = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const marked = mails.map(({ kind, data, locale }) => {
    const { text, html } = writeMail(kind as MailKind, fromJson(data) as never, locale);
    return [kind, text.startsWith(DEMO_LABEL[locale]) && html.includes(DEMO_LABEL[locale])];
  });
  return {
    desk: detail.order.demonstration,
    tracking: tracking.order.demonstration,
    receipts: tracking.receipts.map(({ demonstration }) => demonstration),
    printouts: DOCUMENT_KINDS.map((kind) => documentMarkup(kind, data).includes(words)),
    mails: Object.fromEntries(marked) as Record<string, boolean>,
  };
}

const ALL = {
  desk: true,
  tracking: true,
  receipts: [true, true],
  printouts: [true, true, true],
  mails: {
    order_received: true,
    order_incoming: true,
    order_progress: true,
    order_receipt: true,
    order_refunded: true,
  },
};

async function openOwn(databases: TestDatabases) {
  const env = await databases.filled();
  const desk = await openOrderFixture({ ...databases, filled: async () => env });
  return { env, desk };
}

onBothDatabases("demonstration marks", (databases) => {
  test("a demo payment is marked on order, ticket, receipt, mail and desk, also after a switch to Stripe", async () => {
    const { env, desk } = await openOwn(databases);
    const order = await completed(desk);
    expect(await marksOf(desk, order)).toEqual(ALL);
    await desk.close();
    const later = await openTestApp({ ...env, ...STRIPE });
    expect(await marksOf(later, order)).toEqual(ALL);
  });

  test("migration 0017 marks earlier orders paid by the demo provider", async () => {
    // A database of no other test: the column comes back in another place.
    const env = { ...(await databases.empty()), SAMPLE_DATA: restaurantFile(testRestaurant) };
    const desk = await openOrderFixture({ ...databases, filled: async () => env });
    const order = await completed(desk);
    const { db } = desk;
    await db.schema.alterTable("orders").dropColumn("demonstration").execute();
    for (const { number, data } of await db.selectFrom("receipts").selectAll().execute()) {
      const { demonstration: _, ...earlier } = fromJson(data);
      await sql`update receipts set data = ${JSON.stringify(earlier)} where number = ${number}`.execute(
        db,
      );
    }
    await addDemonstration(db as never);
    expect(await marksOf(desk, order)).toEqual(ALL);
  });

  test("an order paid in cash is not marked as a demonstration", async () => {
    const { desk } = await openOwn(databases);
    const { order_id: id, tracking_key: key = "" } = await desk.place(anOrder());
    expect(await marksOf(desk, { id, key })).toEqual({
      desk: false,
      tracking: false,
      receipts: [],
      printouts: [false, false, false],
      mails: { order_received: false, order_incoming: false },
    });
  });

  test("a demonstration's bag label says NOT PAID, and its mails mention no card payment or refund", async () => {
    const { desk } = await openOwn(databases);
    const { id } = await completed(desk);
    const ticket = await readTicketOrder(desk.db, id);
    if (!ticket) throw new Error("the order is not at the desk");
    const restaurant = { name: "Kawabe", timezone: "Europe/Paris", locale: "en" as const };
    const printout = documentMarkup("label", {
      ...ticket,
      restaurant,
      duplicate: null,
      printedAt: 0,
    });
    expect(printout).toContain("NOT~PAID");
    const mails = await desk.db.selectFrom("outbox").selectAll().execute();
    expect(mails.map(({ kind }) => kind).sort()).toEqual(Object.keys(ALL.mails).sort());
    for (const { kind, data, locale } of mails)
      expect(writeMail(kind as MailKind, fromJson(data) as never, locale).text).not.toMatch(
        /Payé par carte|Paid by card|sur votre carte|to your card/,
      );
  });

  test("GET ordering reports demonstration while the demo provider takes new payments", async () => {
    const { env, desk } = await openOwn(databases);
    const owner = await staffOf(desk).signedIn("owner");
    expect(payloadOf(await owner.api.ordering()).demonstration).toBe(true);
    await desk.close();
    for (const over of [STRIPE, { SITE_ROOT: "http://order.example.com" }]) {
      const other = await openTestApp({ ...env, ...over });
      const boss = await staffOf(other).signedIn("owner", {
        email: `${Math.random()}@desk.example`,
      });
      expect(payloadOf(await boss.api.ordering()).demonstration).toBe(false);
      await other.close();
    }
  });
});
