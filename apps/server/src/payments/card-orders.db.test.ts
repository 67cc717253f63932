import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aLine, anOrder } from "../../test/an-order.ts";
import {
  aCardOrder,
  type CardFixture,
  type CardSession,
  openCardFixture,
} from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";

onBothDatabases("card orders", (databases) => {
  let desk: CardFixture;
  beforeEach(async () => {
    desk = await openCardFixture(databases);
  });
  afterEach(() => desk.close());

  const refused = (order: Parameters<CardFixture["problemOf"]>[0]) => desk.problemOf(order);

  test("a card order is placed before it is paid, and its mails are sent when it is paid", async () => {
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    expect(await desk.statusOf(order_id)).toBe("pending");
    expect(await desk.mails()).toEqual([]);
    desk.pay(session);
    expect(await desk.finalise(order_id, session)).toEqual({
      ok: true,
      payload: { order_id, status: "paid" },
    });
    expect(await desk.mails()).toEqual(["order_received", "order_incoming"]);
  });

  test.each([
    ["+33 6 12 34 56 78 (Marie)", "+33612345678"],
    ["ask for Marie at the bakery", null],
    ["06 12 34 56 78", "06 12 34 56 78"],
  ])("the provider gets a phone number that it can store: %j", async (phone, stored) => {
    const id = payloadOf(
      await desk.cards.customer({ email: "ada@example.com", name: "Ada", phone }),
    );
    expect(desk.stripe.account.customers.get(id)?.phone).toBe(stored);
  });

  test("a card order is charged the server's total, whatever amount the browser sent", async () => {
    const session = await desk.startPayment(0.5);
    const { order_id } = await desk.place(aCardOrder(session));
    expect(desk.stripe.account.intent(session.intentId)).toMatchObject({
      amount: 1000,
      currency: "eur",
      metadata: { order_id },
      payment_method_types: ["card"],
      capture_method: "automatic",
    });
  });

  test("a repeated card order returns the same order and payment, also with a new customer id", async () => {
    const session = await desk.startPayment();
    const first = await desk.place(aCardOrder(session));
    const again = { ...session, customer_id: "cus_of_a_reloaded_page" };
    expect(await desk.place(aCardOrder(again))).toEqual(first);
    expect((await desk.paymentRows()).length).toBe(1);
  });

  test("concurrent repeats of a card order store one order, bound to one payment", async () => {
    const session = await desk.startPayment();
    const sent = Array.from({ length: 6 }, () => desk.place(aCardOrder(session)));
    const ids = (await Promise.all(sent)).map(({ order_id }) => order_id);
    expect(new Set(ids).size).toBe(1);
    desk.pay(session);
    expect(await desk.finalise(ids[0] ?? "", session)).toMatchObject({ ok: true });
  });

  test("a card order of 0.00 is stored as cash: no provider call, and mails are sent at once", async () => {
    await desk.db
      .updateTable("coupons")
      .set({ value: 1000, type: "fixed_amount", minimum_amount: 0 as never })
      .where("key", "=", "BIENVENUE")
      .execute();
    const order = { coupon: "BIENVENUE", discount: 10, total: 0 };
    const nobody = { client_secret: "", customer_id: "", intentId: "" };
    const placed = await desk.place(aCardOrder(nobody, order));
    expect((await desk.stored()).orders).toMatchObject([{ payment_method: "cash", total: 0 }]);
    expect(placed).not.toHaveProperty("payment_url");
    expect(await desk.mails()).toHaveLength(2);
    expect(desk.stripe.calls).toEqual([]);
  });

  test("a card order with a foreign or unknown payment is refused with payment_mismatch and stores nothing", async () => {
    const other = await desk.startPayment();
    await desk.place(aCardOrder(other, { local_id: "other" }));
    const before = await desk.stored();
    const session = await desk.startPayment();
    const cases = [
      { ...session, client_secret: "" },
      { ...session, client_secret: "pi_unknown_secret_1" },
      { ...session, client_secret: `${session.client_secret}x` },
      { ...session, customer_id: other.customer_id },
      other,
    ];
    for (const wrong of cases)
      expect(await refused(aCardOrder(wrong))).toMatchObject({
        code: "payment_mismatch",
        status: 409,
      });
    expect(await desk.stored()).toEqual(before);
    await desk.place(aCardOrder(session));
  });

  test("a card order is refused when its intent at the provider differs from the stored payment", async () => {
    const session = await desk.startPayment();
    const intent = desk.stripe.account.intent(session.intentId);
    const right = { ...intent, metadata: { ...intent.metadata } };
    for (const wrong of [
      { currency: "usd" },
      { metadata: { order_id: "another" } },
      { customer: "cus_other" },
      { status: "canceled" },
      { status: "succeeded", amount: 900 },
    ]) {
      Object.assign(intent, right, wrong);
      expect(await refused(aCardOrder(session))).toMatchObject({ code: "payment_mismatch" });
    }
    expect((await desk.stored()).orders).toEqual([]);
  });

  test("a card order is accepted when the browser paid the right amount before ordering", async () => {
    const session = await desk.startPayment();
    desk.pay(session);
    const { order_id } = await desk.place(aCardOrder(session));
    expect(await desk.finalise(order_id, session)).toMatchObject({ payload: { status: "paid" } });
  });

  test("a card order is refused with payment_unavailable during a provider outage, and can be retried", async () => {
    const session = await desk.startPayment();
    desk.stripe.faults.plan("payment_intents.update", "failed", 4);
    expect(await refused(aCardOrder(session))).toMatchObject({
      code: "payment_unavailable",
      status: 503,
    });
    expect((await desk.stored()).orders).toEqual([]);
    desk.stripe.faults.clear();
    await desk.place(aCardOrder(session));
  });

  test("a card order is refused with payment_method_off if the restaurant takes no cards", async () => {
    const session = await desk.startPayment();
    await desk.changeSetting("payments", { stripe: { active: false }, cod: { active: true } });
    expect(await refused(aCardOrder(session))).toMatchObject({ code: "payment_method_off" });
    expect(problemIn(await desk.cards.intent({ customer_id: "x", amount: 5 }))).toMatchObject({
      code: "payment_method_off",
      status: 409,
    });
  });

  test("a card order below the minimum charge is refused with amount_too_small", async () => {
    await desk.db
      .updateTable("items")
      .set({ price_pickup: 20 as never })
      .execute();
    await desk.dataChanged();
    const session = await desk.startPayment();
    const order = { subtotal: 0.4, total: 0.4, tax: 0.07 };
    const problem = await refused(aCardOrder(session, order));
    expect(problem).toMatchObject({ code: "amount_too_small", status: 422 });
  });

  test("a card order is only authorised if the restaurant captures at acceptance", async () => {
    await desk.changeSetting("features.payments.capture_at", "acceptance");
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    expect(desk.pay(session)).toMatchObject({ status: "requires_capture", amount_received: 0 });
    expect(await desk.finalise(order_id, session)).toMatchObject({ payload: { status: "paid" } });
  });

  describe("the payment intent", () => {
    test("the same local_id reuses the intent and updates its amount", async () => {
      const first = await desk.startPayment(10, "attempt");
      const second = await desk.startPayment(12.5, "attempt");
      expect(second.intentId).toBe(first.intentId);
      expect([...desk.stripe.account.intents.values()]).toMatchObject([
        { amount: 1250, customer: second.customer_id },
      ]);
    });

    test("concurrent calls for one local_id create one intent", async () => {
      const ask = () => desk.startPayment(10, "attempt");
      const sessions = await Promise.all(Array.from({ length: 5 }, ask));
      expect(new Set(sessions.map(({ client_secret }) => client_secret)).size).toBe(1);
      expect(desk.stripe.account.intents.size).toBe(1);
    });

    test("a retry after a lost response creates no second intent, even with another amount", async () => {
      desk.stripe.faults.plan("payment_intents.create", "dropped_after", 4);
      const customer_id = payloadOf(await desk.cards.customer({ email: "ada@example.com" }));
      const wish = { customer_id, local_id: "attempt" };
      expect(problemIn(await desk.cards.intent({ ...wish, amount: 10 }))).toMatchObject({
        code: "payment_unavailable",
      });
      desk.stripe.faults.clear();
      payloadOf(await desk.cards.intent({ ...wish, amount: 12 }));
      expect([...desk.stripe.account.intents.values()]).toMatchObject([{ amount: 1200 }]);
    });

    test("a cancelled intent is replaced by a new one", async () => {
      const first = await desk.startPayment(10, "attempt");
      desk.stripe.account.cancel(first.intentId);
      const second = await desk.startPayment(10, "attempt");
      expect(second.intentId).not.toBe(first.intentId);
      await desk.place(aCardOrder(second));
    });

    test("an intent that is bound to an order keeps the order's amount", async () => {
      const session = await desk.startPayment(10, "attempt");
      await desk.place(aCardOrder(session, { local_id: "attempt" }));
      const again = await desk.startPayment(99, "attempt");
      expect(again.client_secret).toBe(session.client_secret);
      expect(desk.stripe.account.intent(session.intentId).amount).toBe(1000);
    });

    test("no intent is created for the local_id of a paid or cash order", async () => {
      const session = await desk.startPayment(10, "attempt");
      const { order_id } = await desk.place(aCardOrder(session, { local_id: "attempt" }));
      desk.pay(session);
      await desk.finalise(order_id, session);
      await desk.place(anOrder({ local_id: "cash", items: [aLine()] }));
      for (const local_id of ["attempt", "cash"])
        expect(
          problemIn(
            await desk.cards.intent({ customer_id: session.customer_id, amount: 5, local_id }),
          ),
        ).toEqual({ code: "local_id_reused", status: 409 });
    });

    test("no intent is created below 0.50 or for an unknown customer", async () => {
      expect(problemIn(await desk.cards.intent({ customer_id: "x", amount: "0.49" }))).toEqual({
        code: "amount_too_small",
        status: 422,
      });
      expect(problemIn(await desk.cards.intent({ customer_id: "cus_x", amount: 5 }))).toEqual({
        code: "payment_mismatch",
        status: 409,
      });
    });
  });

  describe("PayPal", () => {
    const confirm = ({ intentId }: CardSession) =>
      desk.stripe.account.confirm(intentId, { payment_method_data: { type: "paypal" } });

    test("PayPal is not allowed if the restaurant does not accept it", async () => {
      const session = await desk.startPayment();
      expect(() => confirm(session)).toThrow("paypal is not allowed here");
    });

    describe("if the restaurant accepts it", () => {
      let session: CardSession;
      let order_id: string;
      beforeEach(async () => {
        const active = { active: true };
        await desk.changeSetting("payments", { stripe: active, paypal: active, cod: active });
        await desk.services.catalogue.refresh();
        session = await desk.startPayment();
        order_id = (await desk.place(aCardOrder(session))).order_id;
        confirm(session);
      });

      test("an order by PayPal is paid only after PayPal's redirect succeeded", async () => {
        const { payment_method_types } = desk.stripe.account.intent(session.intentId);
        expect(payment_method_types).toEqual(["card", "paypal"]);
        expect(await desk.finalise(order_id, session)).toMatchObject({
          problem: { code: "payment_not_confirmed" },
        });
        desk.stripe.account.authenticate(session.intentId, "passed");
        expect(await desk.finalise(order_id, session)).toMatchObject({ ok: true });
      });

      test("an order by PayPal is settled by the webhook if the browser does not return", async () => {
        desk.stripe.account.authenticate(session.intentId, "passed");
        await desk.receiveWebhook(desk.eventOf("payment_intent.succeeded"));
        expect(await desk.statusOf(order_id)).toBe("paid");
      });

      test("after an abandoned PayPal payment the same order is paid once by card", async () => {
        desk.stripe.account.authenticate(session.intentId, "failed");
        desk.pay(session);
        expect(await desk.finalise(order_id, session)).toMatchObject({ ok: true });
        expect(desk.stripe.account.intent(session.intentId).amount_received).toBe(1000);
      });
    });
  });
});
