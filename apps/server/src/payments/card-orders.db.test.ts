import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { given, problemIn } from "../../test/account-desk.ts";
import { aLine, anOrder } from "../../test/an-order.ts";
import { aCardOrder, type CardDesk, type CardSession, openCardDesk } from "../../test/card-desk.ts";
import { onBothDatabases } from "../../test/databases.ts";

onBothDatabases("a card order", (databases) => {
  let desk: CardDesk;
  beforeEach(async () => {
    desk = await openCardDesk(databases);
  });
  afterEach(() => desk.close());

  const refused = (order: Parameters<CardDesk["problemOf"]>[0]) => desk.problemOf(order);

  test("is placed before it is paid, and its mails go out when it is", async () => {
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

  test("charges the server's own total, whatever amount the browser named", async () => {
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

  test("sent again is the same order and the same payment, also with a new customer", async () => {
    const session = await desk.startPayment();
    const first = await desk.place(aCardOrder(session));
    const again = { ...session, customer_id: "cus_of_a_reloaded_page" };
    expect(await desk.place(aCardOrder(again))).toEqual(first);
    expect((await desk.paymentRows()).length).toBe(1);
  });

  test("sent many times at the same moment is one order, bound to one payment", async () => {
    const session = await desk.startPayment();
    const sent = Array.from({ length: 6 }, () => desk.place(aCardOrder(session)));
    const ids = (await Promise.all(sent)).map(({ order_id }) => order_id);
    expect(new Set(ids).size).toBe(1);
    desk.pay(session);
    expect(await desk.finalise(ids[0] ?? "", session)).toMatchObject({ ok: true });
  });

  test("of 0.00 is finalised as cash: nothing is asked of the provider, mails go at once", async () => {
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

  test("leaves nothing where its payment is refused", async () => {
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

  test("is refused with a payment that the provider knows differently", async () => {
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

  test("is taken where the browser has paid the right amount before it ordered", async () => {
    const session = await desk.startPayment();
    desk.pay(session);
    const { order_id } = await desk.place(aCardOrder(session));
    expect(await desk.finalise(order_id, session)).toMatchObject({ payload: { status: "paid" } });
  });

  test("is refused while the provider does not answer, and can be sent again", async () => {
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

  test("of a restaurant that takes no card is refused", async () => {
    const session = await desk.startPayment();
    await desk.changeSetting("payments", { stripe: { active: false }, cod: { active: true } });
    expect(await refused(aCardOrder(session))).toMatchObject({ code: "payment_method_off" });
    expect(problemIn(await desk.cards.intent({ customer_id: "x", amount: 5 }))).toMatchObject({
      code: "payment_method_off",
      status: 409,
    });
  });

  test("below what a card can be charged is refused", async () => {
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

  test("is authorised alone where the restaurant captures at its acceptance", async () => {
    await desk.changeSetting("features.payments.capture_at", "acceptance");
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    expect(desk.pay(session)).toMatchObject({ status: "requires_capture", amount_received: 0 });
    expect(await desk.finalise(order_id, session)).toMatchObject({ payload: { status: "paid" } });
  });

  describe("its intent", () => {
    test("is the same for the same attempt, with the newest amount", async () => {
      const first = await desk.startPayment(10, "attempt");
      const second = await desk.startPayment(12.5, "attempt");
      expect(second.intentId).toBe(first.intentId);
      expect([...desk.stripe.account.intents.values()]).toMatchObject([
        { amount: 1250, customer: second.customer_id },
      ]);
    });

    test("is one, however many ask at the same moment", async () => {
      const ask = () => desk.startPayment(10, "attempt");
      const sessions = await Promise.all(Array.from({ length: 5 }, ask));
      expect(new Set(sessions.map(({ client_secret }) => client_secret)).size).toBe(1);
      expect(desk.stripe.account.intents.size).toBe(1);
    });

    test("is one, although its answer was lost and the amount is another now", async () => {
      desk.stripe.faults.plan("payment_intents.create", "dropped_after", 4);
      const customer_id = given(await desk.cards.customer({ email: "ada@example.com" }));
      const wish = { customer_id, local_id: "attempt" };
      expect(problemIn(await desk.cards.intent({ ...wish, amount: 10 }))).toMatchObject({
        code: "payment_unavailable",
      });
      desk.stripe.faults.clear();
      given(await desk.cards.intent({ ...wish, amount: 12 }));
      expect([...desk.stripe.account.intents.values()]).toMatchObject([{ amount: 1200 }]);
    });

    test("is replaced only once it was cancelled", async () => {
      const first = await desk.startPayment(10, "attempt");
      desk.stripe.account.cancel(first.intentId);
      const second = await desk.startPayment(10, "attempt");
      expect(second.intentId).not.toBe(first.intentId);
      await desk.place(aCardOrder(second));
    });

    test("keeps the order's amount once an order is bound to it", async () => {
      const session = await desk.startPayment(10, "attempt");
      await desk.place(aCardOrder(session, { local_id: "attempt" }));
      const again = await desk.startPayment(99, "attempt");
      expect(again.client_secret).toBe(session.client_secret);
      expect(desk.stripe.account.intent(session.intentId).amount).toBe(1000);
    });

    test("is not made for an order that is paid, or needs no card", async () => {
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

    test("is not made for less than 0.50, nor for a customer that the provider does not know", async () => {
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

  describe("by PayPal", () => {
    const confirm = ({ intentId }: CardSession) =>
      desk.stripe.account.confirm(intentId, { payment_method_data: { type: "paypal" } });

    test("is not to be had where the restaurant does not take it", async () => {
      const session = await desk.startPayment();
      expect(() => confirm(session)).toThrow("paypal is not allowed here");
    });

    describe("where the restaurant takes it", () => {
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

      test("is not paid before PayPal's own page says so", async () => {
        const { payment_method_types } = desk.stripe.account.intent(session.intentId);
        expect(payment_method_types).toEqual(["card", "paypal"]);
        expect(await desk.finalise(order_id, session)).toMatchObject({
          problem: { code: "payment_not_confirmed" },
        });
        desk.stripe.account.authenticate(session.intentId, "passed");
        expect(await desk.finalise(order_id, session)).toMatchObject({ ok: true });
      });

      test("is settled by its event where the browser does not come back from there", async () => {
        desk.stripe.account.authenticate(session.intentId, "passed");
        await desk.receiveWebhook(desk.eventOf("payment_intent.succeeded"));
        expect(await desk.statusOf(order_id)).toBe("paid");
      });

      test("given up there, the same order is paid by a card, once", async () => {
        desk.stripe.account.authenticate(session.intentId, "failed");
        desk.pay(session);
        expect(await desk.finalise(order_id, session)).toMatchObject({ ok: true });
        expect(desk.stripe.account.intent(session.intentId).amount_received).toBe(1000);
      });
    });
  });
});
