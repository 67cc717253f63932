import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCardOrder, type CardFixture, openCardFixture } from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { staffOf } from "../../test/staff-fixture.ts";

onBothDatabases("refunds of card orders", (databases) => {
  let desk: CardFixture;
  beforeEach(async () => {
    desk = await openCardFixture(databases);
  });
  afterEach(() => desk.close());

  /** A completed card order with captured payment and receipt. */
  async function soldOrder() {
    const { api } = await staffOf(desk).signedIn("manager");
    const session = await desk.startPayment();
    const { order_id: id } = await desk.place(aCardOrder(session));
    desk.pay(session);
    payloadOf(await desk.finalise(id, session));
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.completed(id, { version: 1 }));
    const detail = async () => payloadOf(await api.order(id));
    let keys = 0;
    return {
      api,
      id,
      session,
      detail,
      give: (amount: number) => api.refund(id, { amount, key: `refund-no-${keys++}` }),
      work: () => desk.services.payments.runTasks(),
      told: async () => (await desk.mails()).filter((kind) => kind === "order_refunded").length,
      kinds: async () => (await detail()).events.map(({ kind }) => kind),
      notes: async () => {
        const [, ...numbers] = (await detail()).receipts;
        const notes = await Promise.all(numbers.map((number) => api.receipt(number)));
        return notes.map((note) => payloadOf(note).total);
      },
    };
  }

  /** Refunds in the provider's dashboard. */
  const refundElsewhere = async (intentId: string, amount: number) => {
    const refund = desk.stripe.account.refund({ payment_intent: intentId, amount: String(amount) });
    return refund;
  };

  test("a card refund is mailed and gets its credit note only after the provider made it", async () => {
    const { give, work, told, kinds, notes } = await soldOrder();
    payloadOf(await give(2.5));
    expect([await told(), await notes()]).toEqual([0, []]);
    expect(await kinds()).not.toContain("refunded");
    await work();
    expect([await told(), await notes()]).toEqual([1, [-250]]);
    expect(await kinds()).toContain("refunded");
  });

  test("a card refund that the provider refuses is reported at the desk only, and its amount can be refunded again", async () => {
    const { give, work, told, kinds, notes, session, detail } = await soldOrder();
    desk.stripe.faults.plan("payment_intents.retrieve", "failed", 2);
    payloadOf(await give(9));
    desk.stripe.faults.clear();
    await refundElsewhere(session.intentId, 200);
    await work();
    expect([await told(), await notes()]).toEqual([0, []]);
    expect(await kinds()).toContain("refund_failed");
    expect(await desk.checks()).toMatchObject([{ kind: "refund_failed", amount: 900 }]);
    await desk.receiveWebhook(desk.eventOf("charge.refunded"));
    expect((await detail()).refundable.amount).toBe(800);
    expect(await notes()).toEqual([-200]);
  });

  test("a refund sent again with its key is made once; with another amount it is refused", async () => {
    const { api, id, detail } = await soldOrder();
    const give = (amount: number) => api.refund(id, { amount, key: "one-intended-refund" });
    payloadOf(await give(2.5));
    payloadOf(await give(2.5));
    expect(problemIn(await give(4))).toEqual({ code: "refund_recorded", status: 409 });
    expect((await detail()).refundable.amount).toBe(750);
  });

  test("the refundable amount is the captured amount minus all refunds, also those in the dashboard", async () => {
    const { give, detail, session, work, notes, told } = await soldOrder();
    await refundElsewhere(session.intentId, 300);
    // No webhook arrived: the provider is queried when a refund is requested.
    expect(problemIn(await give(8)).code).toBe("refund_exceeds_payment");
    expect(await detail()).toMatchObject({
      refundable: { amount: 700 },
      order: { refunded: 300, status: "paid" },
    });
    payloadOf(await give(7));
    await work();
    expect(await notes()).toEqual([-300, -700]);
    expect(await told()).toBe(2);
    expect((await detail()).order).toMatchObject({ refunded: 1000, status: "refunded" });
    expect(await desk.checks()).toMatchObject([{ kind: "refunded_elsewhere", amount: 300 }]);
  });

  test("a refund in the provider's dashboard is recorded once despite repeated webhooks", async () => {
    const { detail, session, notes, told } = await soldOrder();
    await refundElsewhere(session.intentId, 300);
    await refundElsewhere(session.intentId, 300);
    for (const event of desk.stripe.events.filter(({ type }) => type === "charge.refunded")) {
      await desk.receiveWebhook(event);
      await desk.receiveWebhook(event);
    }
    expect(await notes()).toEqual([-300, -300]);
    expect(await told()).toBe(2);
    expect((await detail()).refundable.amount).toBe(400);
    expect(await desk.checks()).toHaveLength(2);
  });

  test("a card refund that fails later is reported at the desk, and its replacement gets no second credit note", async () => {
    const { give, work, kinds, notes, detail } = await soldOrder();
    payloadOf(await give(4));
    await work();
    const [made] = desk.stripe.account.refunds;
    desk.stripe.account.failRefund(made?.id ?? "");
    await desk.receiveWebhook(desk.eventOf("refund.failed"));
    expect(await kinds()).toContain("refund_failed");
    expect(await desk.checks()).toMatchObject([
      { kind: "refund_failed", amount: 400, done: "refused" },
    ]);
    expect((await detail()).refundable.amount).toBe(1000);
    expect((await detail()).order.refunded).toBe(0);
    payloadOf(await give(4));
    await work();
    expect(await notes()).toEqual([-400]);
    payloadOf(await give(6));
    await work();
    expect(await notes()).toEqual([-400, -600]);
    expect((await detail()).order).toMatchObject({ refunded: 1000, status: "refunded" });
  });

  test("an order is paid again when its full refund fails later", async () => {
    const { give, work, detail } = await soldOrder();
    payloadOf(await give(10));
    await work();
    expect((await detail()).order.status).toBe("refunded");
    desk.stripe.account.failRefund(desk.stripe.account.refunds[0]?.id ?? "");
    await desk.receiveWebhook(desk.eventOf("refund.failed"));
    expect((await detail()).order.status).toBe("paid");
  });
});
