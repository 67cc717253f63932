import { createCardApi } from "@noren/contract/card-api.ts";
import type { WireDemoCard } from "@noren/contract/payments.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCardOrder, type CardSession } from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";

const MINUTE = 60_000;

onBothDatabases("demo provider", (databases) => {
  let desk: OrderFixture;
  let session: CardSession;
  let order_id: string;
  const cards = (locale: "fr" | "en" = "fr") => createCardApi("", desk.http.fetch, locale);

  async function start(local_id: string): Promise<CardSession> {
    const customer_id = payloadOf(await cards().customer({ email: "ada@example.com" }));
    const intent = payloadOf(await cards().intent({ customer_id, amount: 10, local_id }));
    const { client_secret, payment_intent_id: intentId } = intent;
    return { client_secret, customer_id, intentId };
  }

  beforeEach(async () => {
    desk = await openOrderFixture(databases);
    await desk.changeSetting("features.payments.capture_at", "order");
    await desk.services.catalogue.refresh();
    session = await start("attempt");
    ({ order_id } = await desk.place(aCardOrder(session, { local_id: "attempt" })));
  });
  afterEach(() => desk.close());

  const card = (number: string, over: Partial<WireDemoCard> = {}): WireDemoCard => ({
    client_secret: session.client_secret,
    number,
    expiry_month: 12,
    expiry_year: 31,
    cvc: "123",
    ...over,
  });
  const confirm = async (number: string, over: Partial<WireDemoCard> = {}) =>
    payloadOf(await cards().demoConfirm(card(number, over)));
  const authenticate = async (outcome: "passed" | "failed") =>
    payloadOf(await cards().demoAuthenticate({ client_secret: session.client_secret, outcome }));
  const status = async () => (await desk.stored()).orders[0]?.status;
  const reconcile = async (minutes: number) => {
    desk.clock.now += minutes * MINUTE;
    await desk.services.payments.reconcile();
    await desk.services.payments.runTasks();
  };

  test("POST demo-card/confirm pays with the accepted test card and settles the order without a webhook", async () => {
    expect(await confirm("4242 4242 4242 4242")).toEqual({ status: "succeeded" });
    expect(await status()).toBe("paid");
    const transaction_id = session;
    const paid = { order_id, transaction_id, status: "paid" } as const;
    expect(await desk.api().finaliseOrder(paid)).toMatchObject({ payload: { status: "paid" } });
    expect((await desk.stored()).mails).toHaveLength(2);
  });

  test("mails of an order paid by the demo provider carry demo_payment", async () => {
    await confirm("4242424242424242");
    const { mails } = await desk.stored();
    expect(mails).toHaveLength(2);
    for (const { data } of mails)
      expect(JSON.parse(data)).toMatchObject({ payment_method: "card", demo_payment: true });
  });

  test.each([
    ["4000000000000002", /refusée/],
    ["4000000000009995", /solde/],
    ["4242424242424241", /erreur/],
    ["1234", /erreur/],
    ["5555555555554444", /4242 4242 4242 4242/],
  ])("card %s is declined with a message, and another card can be tried", async (number, words) => {
    expect(await confirm(number)).toMatchObject({
      status: "requires_payment_method",
      message: expect.stringMatching(words),
    });
    expect(await status()).toBe("pending");
    expect(await confirm("4242424242424242")).toEqual({ status: "succeeded" });
  });

  test("an expired card or an invalid security code is declined", async () => {
    const good = "4242424242424242";
    for (const over of [
      { expiry_month: 10, expiry_year: 26 },
      { expiry_month: 13 },
      { expiry_year: 1e15 },
      { cvc: "12" },
    ])
      expect(await confirm(good, over)).toMatchObject({ status: "requires_payment_method" });
    expect(await confirm(good, { expiry_month: 11, expiry_year: 2026 })).toMatchObject({
      status: "succeeded",
    });
  });

  test("a 3-D Secure card is paid after authentication; if that fails, another card can be tried", async () => {
    expect(await confirm("4000002500003155")).toEqual({ status: "requires_action" });
    expect(await authenticate("failed")).toMatchObject({
      status: "requires_payment_method",
      message: expect.stringContaining("banque"),
    });
    expect(await confirm("4000002760003184")).toEqual({ status: "requires_action" });
    expect(await authenticate("passed")).toEqual({ status: "succeeded" });
    expect(await authenticate("passed")).toEqual({ status: "succeeded" });
    expect(await status()).toBe("paid");
  });

  test("decline messages are in the visitor's language", async () => {
    const refused = payloadOf(await cards("en").demoConfirm(card("4000000000000002")));
    expect(refused.message).toBe("Your card was declined. Try another.");
  });

  test("a repeated confirm charges once", async () => {
    await confirm("4242424242424242");
    expect(await confirm("4242424242424242")).toEqual({ status: "succeeded" });
    expect(await desk.db.selectFrom("demo_intents").select("received").execute()).toEqual([
      { received: 1000 },
    ]);
  });

  test("with capture at acceptance the demo provider authorises, then captures and refunds", async () => {
    await desk.changeSetting("features.payments.capture_at", "acceptance");
    await desk.services.catalogue.refresh();
    session = await start("second");
    const second = await desk.place(aCardOrder(session, { local_id: "second" }));
    expect(await confirm("4242424242424242")).toEqual({ status: "requires_capture" });
    await desk.services.payments.capture(second.order_id);
    await desk.services.payments.release(second.order_id, "cancelled");
    await desk.services.payments.runTasks();
    const intents = await desk.db.selectFrom("demo_intents").selectAll().execute();
    expect(intents.find(({ id }) => id === session.intentId)).toMatchObject({
      status: "succeeded",
      refunded: 1000,
    });
    const { orders } = await desk.stored();
    expect(orders.find(({ id }) => id === second.order_id)?.status).toBe("refunded");
  });

  test("an order that is not paid within 30 minutes is ended and can no longer be paid", async () => {
    await reconcile(31);
    expect(await status()).toBe("cancelled");
    expect(problemIn(await cards().demoConfirm(card("4242424242424242")))).toEqual({
      code: "payment_mismatch",
      status: 409,
    });
  });

  test("an unknown client secret is refused, and no card number is stored", async () => {
    const stranger = card("4242424242424242", { client_secret: "pi_demo_1_secret_1" });
    expect(problemIn(await cards().demoConfirm(stranger))).toEqual({
      code: "payment_mismatch",
      status: 409,
    });
    await confirm("4242424242424242");
    const tables = await Promise.all([
      desk.db.selectFrom("demo_intents").selectAll().execute(),
      desk.db.selectFrom("payments").selectAll().execute(),
      desk.db.selectFrom("outbox").selectAll().execute(),
      desk.db.selectFrom("orders").selectAll().execute(),
    ]);
    expect(JSON.stringify(tables)).not.toContain("4242424242424242");
  });

  test("POST demo-card/confirm is refused with payment_method_off if Stripe is configured", async () => {
    const stripe = await openOrderFixture(databases, {
      STRIPE_SECRET_KEY: "sk",
      STRIPE_PUBLISHABLE_KEY: "pk",
      STRIPE_WEBHOOK_SECRET: "whsec",
    });
    const reply = await createCardApi("", stripe.http.fetch, "fr").demoConfirm(
      card("4242424242424242"),
    );
    expect(problemIn(reply)).toEqual({ code: "payment_method_off", status: 409 });
  });

  test("the webhook endpoint refuses all events while the demo provider is used", async () => {
    const answer = await desk.http.request("/v2/public/checkout/stripe-webhook", {
      method: "POST",
      body: JSON.stringify({ type: "payment_intent.succeeded" }),
    });
    expect(answer.status).toBe(400);
  });
});
