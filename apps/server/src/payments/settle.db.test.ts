import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { problemIn } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import {
  aCardOrder,
  type CardFixture,
  type CardSession,
  DECLINED_CARD,
  openCardFixture,
  SECURE_CARD,
} from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import type { StripeIntent } from "../../test/stripe/stripe-objects.ts";

const MINUTE = 60_000;

const DAY = 86_400_000;

onBothDatabases("settling an order", (databases) => {
  let desk: CardFixture;
  let session: CardSession;
  let order_id: string;
  beforeEach(async () => {
    desk = await openCardFixture(databases);
    session = await desk.startPayment();
    ({ order_id } = await desk.place(aCardOrder(session)));
  });
  afterEach(() => desk.close());

  const intent = () => desk.stripe.account.intent(session.intentId);
  const status = () => desk.statusOf(order_id);
  const finalise = (by: Partial<CardSession> = session) => desk.finalise(order_id, by);
  const UNPAID = { problem: { code: "payment_not_confirmed", status: 402 } };

  describe("by finalise (the customer's return)", () => {
    test("finalise keeps an order pending until the provider reports the payment as made", async () => {
      expect(await finalise()).toMatchObject(UNPAID);
      expect(() => desk.pay(session, DECLINED_CARD)).toThrow();
      expect(await finalise()).toMatchObject(UNPAID);
      desk.pay(session, SECURE_CARD);
      expect(await finalise()).toMatchObject(UNPAID);
      desk.stripe.account.authenticate(session.intentId, "failed");
      expect(await finalise()).toMatchObject(UNPAID);
      expect(await status()).toBe("pending");
      desk.pay(session, SECURE_CARD);
      desk.stripe.account.authenticate(session.intentId, "passed");
      expect(await finalise()).toMatchObject({ payload: { order_id, status: "paid" } });
    });

    test("finalise with another, forged or missing client secret changes nothing", async () => {
      const other = await desk.startPayment();
      desk.pay(other);
      desk.pay(session);
      const forged = { ...session, client_secret: `${session.client_secret}0` };
      for (const by of [other, forged, {}]) expect(await finalise(by)).toMatchObject(UNPAID);
      expect(await status()).toBe("pending");
    });

    test("a repeated finalise changes nothing, and status pending does not undo it", async () => {
      desk.pay(session);
      await finalise();
      const before = await desk.stored();
      expect(await finalise()).toMatchObject({ payload: { status: "paid" } });
      const transaction_id = { client_secret: null, customer_id: null };
      const pending = { order_id, transaction_id, status: "pending" } as const;
      expect(await desk.api().finaliseOrder(pending)).toMatchObject({
        payload: { status: "paid" },
      });
      expect(await desk.stored()).toEqual(before);
    });

    test("finalise answers payment_unavailable during a provider outage and leaves the order pending", async () => {
      desk.pay(session);
      desk.stripe.faults.plan("payment_intents.retrieve", "failed", 4);
      expect(problemIn(await finalise())).toEqual({ code: "payment_unavailable", status: 503 });
      expect(await status()).toBe("pending");
      desk.stripe.faults.clear();
      expect(await finalise()).toMatchObject({ payload: { status: "paid" } });
    });

    test("finalise of an order that was not paid in time says that it is cancelled", async () => {
      desk.clock.now += DAY;
      await desk.reconcile();
      expect(await status()).toBe("cancelled");
      expect(await finalise()).toMatchObject({ payload: { order_id, status: "cancelled" } });
    });

    test("finalise of a cash order as paid is refused", async () => {
      const cash = await desk.place(anOrder({ local_id: "cash" }));
      expect(await desk.finalise(cash.order_id, session)).toMatchObject(UNPAID);
    });
  });

  describe("by webhooks", () => {
    test("a webhook settles an order without the browser, and each mail is sent once", async () => {
      desk.pay(session);
      const event = desk.eventOf("payment_intent.succeeded");
      expect((await desk.receiveWebhook(event)).status).toBe(200);
      expect(await status()).toBe("paid");
      expect((await desk.receiveWebhook(event)).status).toBe(200);
      expect(await finalise()).toMatchObject({ payload: { status: "paid" } });
      expect(await desk.mails()).toEqual(["order_received", "order_incoming"]);
    });

    test("a webhook event is stored for 40 days", async () => {
      desk.pay(session);
      await desk.receiveWebhook(desk.eventOf("payment_intent.succeeded"));
      const known = () => desk.db.selectFrom("provider_events").selectAll().execute();
      desk.clock.now += 31 * DAY;
      await desk.reconcile();
      expect(await known()).toHaveLength(1);
      desk.clock.now += 10 * DAY;
      await desk.reconcile();
      expect(await known()).toEqual([]);
    });

    test("a webhook with a forged or expired signature or a changed body is refused", async () => {
      desk.pay(session);
      const event = desk.eventOf("payment_intent.succeeded");
      const send = (body: string, signature: string) =>
        desk.http.request("/v2/public/checkout/stripe-webhook/", {
          method: "POST",
          headers: { "stripe-signature": signature },
          body,
        });
      const { body, headers } = desk.stripe.signed(event);
      const signature = headers["stripe-signature"];
      expect((await desk.receiveWebhook(event, "whsec_guessed")).status).toBe(400);
      for (const answer of [await send(`${body} `, signature), await send(body, "")])
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
          400,
          "invalid_signature",
        ]);
      desk.clock.now += 10 * MINUTE;
      expect((await send(body, signature)).status).toBe(400);
      expect(await status()).toBe("pending");
      expect(await desk.db.selectFrom("provider_events").selectAll().execute()).toEqual([]);
    });

    test("a payment_failed webhook received after the success changes nothing", async () => {
      expect(() => desk.pay(session, DECLINED_CARD)).toThrow();
      desk.pay(session);
      await desk.receiveWebhook(desk.eventOf("payment_intent.succeeded"));
      await desk.receiveWebhook(desk.eventOf("payment_intent.payment_failed"));
      expect(await status()).toBe("paid");
    });

    test("a webhook whose payload differs from the provider's record settles nothing", async () => {
      const claimed = { ...structuredClone(intent()), status: "succeeded", amount_received: 1000 };
      const object = "event" as const;
      const type = "payment_intent.succeeded";
      const event = { id: "evt_early", object, type, data: { object: claimed } };
      expect((await desk.receiveWebhook(event)).status).toBe(200);
      expect(await status()).toBe("pending");
    });

    test("webhooks about other objects or unknown payments are acknowledged and ignored", async () => {
      const object = "event" as const;
      const about = (type: string, data: object) => ({ id: `evt_${type}`, object, type, data });
      const invoice = about("invoice.paid", { object: { id: "in_1", object: "invoice" } });
      const foreign = about("payment_intent.succeeded", {
        object: { id: "pi_of_another_site", object: "payment_intent" },
      });
      for (const event of [invoice, foreign])
        expect((await desk.receiveWebhook(event as never)).status).toBe(200);
    });

    test("a webhook is answered with 503 during a provider outage, and its resend settles the order", async () => {
      desk.pay(session);
      desk.stripe.faults.plan("payment_intents.retrieve", "failed", 4);
      const event = desk.eventOf("payment_intent.succeeded");
      expect((await desk.receiveWebhook(event)).status).toBe(503);
      desk.stripe.faults.clear();
      expect((await desk.receiveWebhook(event)).status).toBe(200);
      expect(await status()).toBe("paid");
    });

    test("a dispute webhook adds a payment check", async () => {
      desk.pay(session);
      await finalise();
      const object = "event" as const;
      const dispute = { id: "dp_1", object: "dispute", payment_intent: session.intentId };
      const type = "charge.dispute.created";
      await desk.receiveWebhook({ id: "evt_dispute", object, type, data: { object: dispute } });
      expect(await desk.checks()).toMatchObject([{ kind: "dispute", order_id, amount: 1000 }]);
      expect(await status()).toBe("paid");
    });
  });

  test("concurrent finalise, webhooks and reconciliation settle an order once", async () => {
    desk.pay(session);
    const event = desk.eventOf("payment_intent.succeeded");
    const again = { ...event, id: "evt_twin" };
    desk.clock.now += 2 * MINUTE;
    await Promise.all([
      finalise(),
      desk.receiveWebhook(event),
      desk.receiveWebhook(again),
      finalise(),
      desk.services.payments.reconcile(),
      desk.receiveWebhook(event),
    ]);
    expect(await status()).toBe("paid");
    expect(await desk.mails()).toEqual(["order_received", "order_incoming"]);
    expect(await desk.db.selectFrom("provider_events").selectAll().execute()).toHaveLength(2);
    expect(await desk.checks()).toEqual([]);
  });

  describe("with a payment that does not match the order", () => {
    const wrong: [string, (intent: StripeIntent) => Partial<StripeIntent>][] = [
      ["another amount", () => ({ amount: 900, amount_received: 900 })],
      ["less received than asked", () => ({ amount_received: 400 })],
      ["another currency", () => ({ currency: "usd" })],
      ["another customer", () => ({ customer: "cus_other" })],
      ["another order", () => ({ metadata: { order_id: "another" } })],
    ];

    test.each(wrong)(
      "%s: the order is not paid, the payment is refunded, and a payment check is added",
      async (_, change) => {
        desk.pay(session);
        Object.assign(intent(), change(intent()));
        expect(await finalise()).toMatchObject(UNPAID);
        expect(await status()).toBe("cancelled");
        await desk.reconcile();
        expect(desk.stripe.account.refundsOf(session.intentId)).toMatchObject([
          { amount: intent().amount_received },
        ]);
        expect(await desk.checks()).toMatchObject([
          { kind: "differs", order_id, done: "refunded" },
        ]);
        expect(await desk.mails()).toEqual([]);
        await finalise();
        await desk.reconcile();
        expect(desk.stripe.account.refunds).toHaveLength(1);
        expect(await desk.checks()).toHaveLength(1);
      },
    );
  });
});
