import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCardOrder, type CardFixture, openCardFixture } from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { staffOf } from "../../test/staff-fixture.ts";

onBothDatabases("card orders with a lost authorisation", (databases) => {
  let desk: CardFixture;
  beforeEach(async () => {
    desk = await openCardFixture(databases);
    await desk.changeSetting("features.payments.capture_at", "acceptance");
    await desk.services.catalogue.refresh();
  });
  afterEach(() => desk.close());

  async function paidOrder() {
    const { api } = await staffOf(desk).signedIn("manager");
    const session = await desk.startPayment();
    const { order_id: id } = await desk.place(aCardOrder(session));
    desk.pay(session);
    payloadOf(await desk.finalise(id, session));
    const order = async () => payloadOf(await api.order(id)).order;
    const events = async () => payloadOf(await api.order(id)).events.map(({ kind }) => kind);
    const tell = async (type: string) => {
      const { status } = await desk.receiveWebhook(desk.eventOf(type));
      expect(status).toBe(200);
    };
    return { api, id, session, order, events, tell };
  }

  const ways = {
    "was cancelled on the provider's pages": (id: string) => void desk.stripe.account.cancel(id),
    "expired after 7 days": (id: string) => void desk.stripe.account.expire(id),
  };
  describe.each(Object.entries(ways))("because it %s", (_, lose) => {
    test("accept of an order with a lost authorisation is refused with order_moved_on and marks it as unpaid", async () => {
      const { api, id, session, order, events } = await paidOrder();
      payloadOf(await api.acknowledge(id));
      lose(session.intentId);
      const refused = await api.accept(id, { version: 0, minutes: 20 });
      if (refused.ok) throw new Error("it was accepted");
      expect(refused.problem.code).toBe("order_moved_on");
      expect(await api.readMovedOn(refused.problem.payload)).toMatchObject({
        kind: "payment_lost",
        by: null,
      });
      expect(await order()).toMatchObject({
        status: "unpaid",
        progress: "new",
        version: 1,
        acknowledged_at: null,
      });
      expect(await events()).toContain("payment_lost");
    });

    test("the webhook of a lost authorisation marks the order as unpaid, at the desk and for its customer", async () => {
      const { id, session, order, tell } = await paidOrder();
      lose(session.intentId);
      await tell("payment_intent.canceled");
      await tell("payment_intent.canceled");
      expect(await order()).toMatchObject({ status: "unpaid", acknowledged_at: null, version: 1 });
      expect(problemIn(await desk.finalise(id, session)).code).toBe("payment_not_confirmed");
      expect(await desk.checks()).toMatchObject([{ kind: "lost", order_id: id, amount: 1000 }]);
    });
  });

  test("a lost payment resets the alert, so that the owner is alerted again", async () => {
    const { id, session, tell } = await paidOrder();
    await desk.db.updateTable("orders").set({ alerted_at: 1 }).where("id", "=", id).execute();
    desk.stripe.account.cancel(session.intentId);
    await tell("payment_intent.canceled");
    const row = desk.db.selectFrom("orders").select("alerted_at").where("id", "=", id);
    expect((await row.executeTakeFirst())?.alerted_at).toBeNull();
  });

  test("an unpaid order can be accepted, and nothing is captured", async () => {
    const { api, id, session, order, tell } = await paidOrder();
    desk.stripe.account.cancel(session.intentId);
    await tell("payment_intent.canceled");
    payloadOf(await api.accept(id, { version: 1 }));
    expect(await desk.tasks()).toEqual([]);
    expect(await order()).toMatchObject({ status: "unpaid", progress: "accepted" });
  });

  test("an unpaid order gets neither receipt nor receipt mail when completed", async () => {
    const { api, id, session, order } = await paidOrder();
    desk.stripe.faults.plan("payment_intents.retrieve", "failed", 4);
    payloadOf(await api.accept(id, { version: 0 }));
    desk.stripe.faults.clear();
    desk.stripe.account.expire(session.intentId);
    expect(problemIn(await api.completed(id, { version: 1 })).code).toBe("order_moved_on");
    payloadOf(await api.completed(id, { version: 2 }));
    expect(await order()).toMatchObject({ status: "unpaid", progress: "completed" });
    expect(payloadOf(await api.order(id)).receipts).toEqual([]);
    expect(await desk.mails()).not.toContain("order_receipt");
  });

  test("a refused capture marks the order as unpaid and adds a payment check", async () => {
    const { api, id, order, events } = await paidOrder();
    payloadOf(await api.accept(id, { version: 0 }));
    desk.stripe.account.refusesCapture = true;
    await desk.services.payments.runTasks();
    expect(await order()).toMatchObject({ status: "unpaid", acknowledged_at: null });
    expect(await events()).toEqual(["placed", "accepted", "payment_lost"]);
    expect(await desk.checks()).toMatchObject([{ kind: "capture_failed", order_id: id }]);
  });

  test("a capture refused after completion cancels the receipt by a credit note", async () => {
    const { api, id } = await paidOrder();
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.completed(id, { version: 1 }));
    desk.stripe.account.refusesCapture = true;
    await desk.services.payments.runTasks();
    const [receipt, note] = payloadOf(await api.order(id)).receipts;
    expect(payloadOf(await api.receipt(receipt ?? 0)).total).toBe(1000);
    expect(payloadOf(await api.receipt(note ?? 0))).toMatchObject({
      kind: "credit_note",
      total: -1000,
    });
  });

  test("a later capture at the provider marks the order as paid, with event payment_restored", async () => {
    const { api, id, session, order, events, tell } = await paidOrder();
    payloadOf(await api.accept(id, { version: 0 }));
    desk.stripe.account.refusesCapture = true;
    await desk.services.payments.runTasks();
    desk.stripe.account.refusesCapture = false;
    desk.stripe.account.capture(session.intentId);
    await tell("payment_intent.succeeded");
    expect(await order()).toMatchObject({ status: "paid" });
    expect((await events()).at(-1)).toBe("payment_restored");
  });

  test("a payment that is restored after completion has a valid receipt, and refunds credit that one", async () => {
    const { api, id, session, tell } = await paidOrder();
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.completed(id, { version: 1 }));
    desk.stripe.account.refusesCapture = true;
    await desk.services.payments.runTasks();
    desk.stripe.account.refusesCapture = false;
    desk.stripe.account.capture(session.intentId);
    await tell("payment_intent.succeeded");
    payloadOf(await api.refund(id, { amount: 4, key: "after-the-restoration" }));
    await desk.services.payments.runTasks();
    const numbers = payloadOf(await api.order(id)).receipts;
    const issued = await Promise.all(numbers.map(async (one) => payloadOf(await api.receipt(one))));
    expect(issued.map(({ kind, total }) => [kind, total])).toEqual([
      ["receipt", 1000],
      ["credit_note", -1000],
      ["receipt", 1000],
      ["credit_note", -400],
    ]);
    expect(issued.at(-1)?.of_number).toBe(issued.at(-2)?.number);
  });

  test("an order that was completed unpaid gets its receipt with its payment", async () => {
    const { api, id, session, tell } = await paidOrder();
    payloadOf(await api.accept(id, { version: 0 }));
    desk.stripe.account.refusesCapture = true;
    await desk.services.payments.runTasks();
    const { version } = payloadOf(await api.order(id)).order;
    payloadOf(await api.completed(id, { version }));
    expect(payloadOf(await api.order(id)).receipts).toEqual([]);
    desk.stripe.account.refusesCapture = false;
    desk.stripe.account.capture(session.intentId);
    await tell("payment_intent.succeeded");
    expect(payloadOf(await api.order(id)).receipts).toHaveLength(1);
  });

  test("an unpaid order can be rejected", async () => {
    const { api, id, session, order, tell } = await paidOrder();
    desk.stripe.account.cancel(session.intentId);
    await tell("payment_intent.canceled");
    payloadOf(await api.reject(id, { version: 1, reason: "other" }));
    await desk.services.payments.runTasks();
    expect(await order()).toMatchObject({ status: "cancelled", progress: "rejected" });
  });
});
