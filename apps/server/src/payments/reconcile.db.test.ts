import { afterEach, beforeEach, expect, test } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import { aCardOrder, type CardFixture, openCardFixture } from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";

const MINUTE = 60_000;

onBothDatabases("reconciliation", (databases) => {
  let desk: CardFixture;
  beforeEach(async () => {
    desk = await openCardFixture(databases);
  });
  afterEach(() => desk.close());

  /** Reconciles once a minute, as the periodic job does. */
  async function pass(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute++) {
      desk.clock.now += MINUTE;
      await desk.reconcile();
    }
  }

  test("reconciliation settles a paid order within a minute without the browser's return or a webhook", async () => {
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    desk.pay(session);
    await pass(1);
    expect(await desk.statusOf(order_id)).toBe("paid");
    expect(await desk.mails()).toHaveLength(2);
    expect(await desk.checks()).toEqual([]);
  });

  test("reconciliation cancels the intent of an order not paid within 30 minutes, then ends the order", async () => {
    await desk.changeSetting("scheduling.pickup_orders_per_slot", 1);
    const session = await desk.startPayment();
    const order = { coupon: "UNIQUE", discount: 5, total: 5 };
    const { order_id } = await desk.place(aCardOrder(session, order));
    await pass(29);
    expect(await desk.statusOf(order_id)).toBe("pending");
    await pass(1);
    expect((await desk.stored()).orders).toMatchObject([
      { status: "cancelled", progress: "cancelled" },
    ]);
    expect(desk.stripe.account.intent(session.intentId).status).toBe("canceled");
    expect(() => desk.pay(session)).toThrow("could not be confirmed");
    expect(await desk.mails()).toEqual([]);
    expect(await desk.db.selectFrom("outbox").selectAll().execute()).toEqual([]);

    const date = { delivery_date: "2026-11-21", delivery_time_range: "13:00" };
    const { customer } = anOrder();
    const next = anOrder({ local_id: "next", ...order, customer: { ...customer, date } });
    await desk.place(next);
    const [slot] = await desk.db.selectFrom("slot_orders").selectAll().orderBy("slot_at").execute();
    expect(slot).toMatchObject({ orders: 0 });
  });

  test("a payment that the provider refuses to create is looked for once, and not for ever", async () => {
    const refused = await desk.cards.intent({ customer_id: "cus_unknown", amount: 10 });
    expect(refused.ok).toBe(false);
    await pass(121);
    expect(await desk.paymentRows()).toMatchObject([{ intent_id: null, next_check_at: null }]);
  });

  test("reconciliation does not end an order that is paid at the last moment", async () => {
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    await pass(29);
    desk.pay(session);
    await pass(1);
    expect(await desk.statusOf(order_id)).toBe("paid");
  });

  test("reconciliation settles an order that is paid while it is being ended", async () => {
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    await pass(29);
    // Paid between retrieve and cancel; Stripe then refuses the cancellation.
    let asked = () => {};
    const seen = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const paid = seen.then(() => desk.pay(session));
    desk.stripe.faults.plan("payment_intents.retrieve", { until: paid });
    const reconciling = pass(1);
    asked();
    await reconciling;
    expect(await desk.statusOf(order_id)).toBe("paid");
    expect(await desk.mails()).toHaveLength(2);
  });

  test.each(["order", "acceptance"])(
    "a payment with closing_at cannot be settled; one made meanwhile is kept or cancelled whole (capture at %s)",
    async (captureAt) => {
      await desk.changeSetting("features.payments.capture_at", captureAt);
      const session = await desk.startPayment();
      const { order_id } = await desk.place(aCardOrder(session));
      await desk.db.updateTable("payments").set({ closing_at: desk.clock.now }).execute();
      desk.pay(session);
      expect(await desk.finalise(order_id, session)).toMatchObject({
        problem: { code: "payment_not_confirmed" },
      });
      expect(await desk.statusOf(order_id)).toBe("pending");
      await pass(1);
      // A captured payment cannot be cancelled; an authorised one is.
      const isTaken = captureAt === "order";
      expect(await desk.statusOf(order_id)).toBe(isTaken ? "paid" : "cancelled");
      expect(desk.stripe.account.intent(session.intentId).status).toBe(
        isTaken ? "succeeded" : "canceled",
      );
      expect(await desk.mails()).toHaveLength(isTaken ? 2 : 0);
    },
  );

  test("reconciliation resumes the ending of an order after a crash", async () => {
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    await desk.db.updateTable("payments").set({ closing_at: desk.clock.now }).execute();
    await pass(1);
    expect(await desk.statusOf(order_id)).toBe("cancelled");
    expect(desk.stripe.account.intent(session.intentId).status).toBe("canceled");
  });

  test("reconciliation ends no order while the provider does not answer", async () => {
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    desk.clock.now += 60 * MINUTE;
    desk.stripe.faults.plan("payment_intents.cancel", "failed", 2);
    await desk.reconcile();
    expect(await desk.statusOf(order_id)).toBe("pending");
    await pass(1);
    expect(await desk.statusOf(order_id)).toBe("cancelled");
  });

  test("reconciliation ends an order whose intent was cancelled at the provider", async () => {
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    desk.stripe.account.cancel(session.intentId);
    await pass(1);
    expect(await desk.statusOf(order_id)).toBe("cancelled");
  });

  test("reconciliation refunds a payment without an order within five minutes and adds a payment check", async () => {
    const session = await desk.startPayment();
    desk.pay(session);
    await pass(1);
    expect(desk.stripe.account.refunds).toEqual([]);
    await pass(4);
    expect(desk.stripe.account.refundsOf(session.intentId)).toMatchObject([{ amount: 1000 }]);
    expect(await desk.checks()).toMatchObject([
      {
        kind: "without_order",
        intent_id: session.intentId,
        amount: 1000,
        done: "refunded",
        seen_at: null,
      },
    ]);
    expect(await desk.problemOf(aCardOrder(session))).toMatchObject({ code: "payment_mismatch" });
    await pass(10);
    expect(desk.stripe.account.refunds).toHaveLength(1);
    expect(await desk.checks()).toHaveLength(1);
  });

  test("reconciliation keeps a payment whose order arrives within the grace period", async () => {
    const session = await desk.startPayment();
    desk.pay(session);
    await pass(1);
    const { order_id } = await desk.place(aCardOrder(session));
    await pass(5);
    expect(await desk.statusOf(order_id)).toBe("paid");
    expect(desk.stripe.account.refunds).toEqual([]);
  });

  test("after a refund the same local_id can be paid again", async () => {
    const session = await desk.startPayment(10, "attempt");
    desk.pay(session);
    await pass(5);
    const again = await desk.startPayment(10, "attempt");
    expect(again.intentId).not.toBe(session.intentId);
    const { order_id } = await desk.place(aCardOrder(again, { local_id: "attempt" }));
    desk.pay(again);
    expect(await desk.finalise(order_id, again)).toMatchObject({ payload: { status: "paid" } });
  });

  test("reconciliation cancels an intent that is unused for two hours", async () => {
    const session = await desk.startPayment();
    await pass(119);
    expect(desk.stripe.account.intent(session.intentId).status).toBe("requires_payment_method");
    await pass(6);
    expect(desk.stripe.account.intent(session.intentId).status).toBe("canceled");
    const asked = desk.stripe.calls.length;
    await pass(10);
    expect(desk.stripe.calls.length).toBe(asked);
  });

  test("reconciliation finds and cancels an intent whose creation was never answered", async () => {
    desk.stripe.faults.plan("payment_intents.create", "dropped_after", 4);
    await expect(desk.startPayment(10, "attempt")).rejects.toThrow("payment_unavailable");
    desk.stripe.faults.clear();
    await pass(121);
    expect([...desk.stripe.account.intents.values()]).toMatchObject([{ status: "canceled" }]);
  });

  test("reconciliation marks a paid order as unpaid when its authorisation was lost, and adds a payment check", async () => {
    await desk.changeSetting("features.payments.capture_at", "acceptance");
    const session = await desk.startPayment();
    const { order_id } = await desk.place(aCardOrder(session));
    desk.pay(session);
    await desk.finalise(order_id, session);
    desk.stripe.account.cancel(session.intentId);
    await pass(31);
    expect(await desk.statusOf(order_id)).toBe("unpaid");
    expect(await desk.checks()).toMatchObject([{ kind: "lost", order_id, amount: 1000 }]);
  });

  test("concurrent reconciliation runs do everything once", async () => {
    const session = await desk.startPayment();
    desk.pay(session);
    for (let minute = 0; minute < 5; minute++) {
      desk.clock.now += MINUTE;
      await Promise.all([desk.reconcile(), desk.reconcile(), desk.reconcile()]);
    }
    expect(desk.stripe.account.refunds).toHaveLength(1);
    expect(await desk.checks()).toHaveLength(1);
    expect(await desk.tasks()).toHaveLength(1);
  });
});
