import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import {
  aCardOrder,
  type CardFixture,
  type CardSession,
  openCardFixture,
} from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";

/** A single-use coupon, so that a test can see whether its use was released. */
const WITH_COUPON = { coupon: "UNIQUE", discount: 5, total: 5 };

onBothDatabases("replacement of an unpaid card order", (databases) => {
  let desk: CardFixture;
  let session: CardSession;
  let replaces: NonNullable<WireOrderRequest["replaces"]>;
  beforeEach(async () => {
    desk = await openCardFixture(databases);
    await desk.changeSetting("scheduling.pickup_orders_per_slot", 1);
    session = await desk.startPayment();
    const placed = await desk.place(aCardOrder(session, WITH_COUPON));
    replaces = { order_id: placed.order_id, tracking_key: placed.tracking_key ?? "" };
  });
  afterEach(() => desk.close());

  const inCash = (over: Partial<WireOrderRequest> = {}) =>
    anOrder({ local_id: "in cash", ...WITH_COUPON, replaces, ...over });
  const statuses = async () =>
    (await desk.stored()).orders.map(({ payment_method, status }) => [payment_method, status]);

  test("a replacing order takes over slot and coupon of the unpaid card order, whose intent is cancelled", async () => {
    const placed = await desk.place(inCash());
    expect(await statuses()).toEqual([
      ["card", "cancelled"],
      ["cash", "pending"],
    ]);
    expect((await desk.stored()).used).toMatchObject([{ key: "UNIQUE", uses: 1 }]);
    expect(await desk.db.selectFrom("slot_orders").select("orders").execute()).toEqual([
      { orders: 1 },
    ]);
    expect(await desk.mails()).toHaveLength(2);
    await desk.services.payments.runTasks();
    expect(() => desk.pay(session)).toThrow("could not be confirmed");
    expect(await desk.checks()).toEqual([]);
    expect(await desk.place(inCash())).toMatchObject({ order_id: placed.order_id });
  });

  test("a replacing order may have another total and be paid by card", async () => {
    const next = await desk.startPayment(5, "next");
    const order = { ...WITH_COUPON, local_id: "next", replaces };
    const { order_id } = await desk.place(aCardOrder(next, order));
    await desk.services.payments.runTasks();
    desk.pay(next);
    expect(await desk.finalise(order_id, next)).toMatchObject({ ok: true });
    expect(await statuses()).toEqual([
      ["card", "cancelled"],
      ["card", "paid"],
    ]);
    expect(() => desk.pay(session)).toThrow("could not be confirmed");
  });

  test("a replacing order is refused with earlier_order_paid if the earlier one was paid", async () => {
    desk.pay(session);
    expect(await desk.problemOf(inCash())).toMatchObject({ code: "earlier_order_paid" });
    expect(await statuses()).toEqual([["card", "paid"]]);
    expect(await desk.mails()).toHaveLength(2);
    expect(await desk.problemOf(inCash())).toMatchObject({ code: "earlier_order_paid" });
  });

  test("a replacing order that is refused leaves the earlier order unchanged", async () => {
    expect(await desk.problemOf(inCash({ total: 1 }))).toMatchObject({ code: "price_changed" });
    desk.pay(session);
    expect(await desk.finalise(replaces.order_id, session)).toMatchObject({ ok: true });
    expect(await desk.checks()).toEqual([]);
  });

  test.each([
    ["another order's key", () => ({ ...replaces, tracking_key: "a".repeat(22) })],
    ["another order", () => ({ ...replaces, order_id: "a".repeat(22) })],
  ])("a replacing order does not end the earlier one with %s", async (_what, given) => {
    const elsewhere = { delivery_date: "2026-11-21", delivery_time_range: "13:00" };
    const { customer } = anOrder();
    const order = { replaces: given(), customer: { ...customer, date: elsewhere } };
    await desk.place(anOrder({ local_id: "in cash", ...order }));
    expect(await statuses()).toEqual([
      ["card", "pending"],
      ["cash", "pending"],
    ]);
    expect(await desk.tasks()).toEqual([]);
  });

  test("an order that has already ended is not ended again", async () => {
    await desk.place(inCash());
    const { used } = await desk.stored();
    const elsewhere = { delivery_date: "2026-11-21", delivery_time_range: "13:00" };
    const { customer } = anOrder();
    await desk.place(
      anOrder({ local_id: "third", replaces, customer: { ...customer, date: elsewhere } }),
    );
    expect((await desk.stored()).used).toEqual(used);
  });

  describe("during a provider outage", () => {
    beforeEach(() => desk.stripe.faults.plan("payment_intents.retrieve", "failed", 2));

    test("a replacing order is placed, and the earlier payment is cancelled later", async () => {
      await desk.place(inCash());
      await desk.services.payments.runTasks();
      expect(desk.stripe.account.intent(session.intentId).status).toBe("canceled");
    });

    test("a payment already made for the replaced order is refunded and adds a payment check", async () => {
      desk.pay(session);
      await desk.place(inCash());
      await desk.reconcile();
      expect(desk.stripe.account.refunds).toMatchObject([{ amount: 500 }]);
      expect(await desk.checks()).toMatchObject([{ kind: "paid_late", done: "refunded" }]);
      expect(await statuses()).toEqual([
        ["card", "cancelled"],
        ["cash", "pending"],
      ]);
    });
  });

  test("a replacing order and the earlier payment's webhook at once leave exactly one order standing", async () => {
    desk.pay(session);
    const [reply] = await Promise.all([
      desk.api().placeOrder(inCash()),
      desk.receiveWebhook(desk.eventOf("payment_intent.succeeded")),
      desk.finalise(replaces.order_id, session),
    ]);
    await desk.reconcile();
    const stands = (await statuses()).filter(([, status]) => status !== "cancelled");
    expect(stands).toHaveLength(1);
    expect(reply.ok).toBe(stands[0]?.[0] === "cash");
  });
});
