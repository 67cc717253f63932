import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCardOrder, type CardFixture, openCardFixture } from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { staffOf } from "../../test/staff-fixture.ts";

onBothDatabases("card orders at the desk", (databases) => {
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
    const ringing = async () => payloadOf(await api.openOrders()).orders.length;
    expect(await ringing(), "not paid yet").toBe(0);
    desk.pay(session);
    payloadOf(await desk.finalise(id, session));
    const intent = () => desk.stripe.account.intent(session.intentId);
    return { api, id, ringing, intent };
  }

  test("a card order is shown at the desk once it is paid", async () => {
    const { api, id, ringing } = await paidOrder();
    expect(await ringing()).toBe(1);
    const { events, order } = payloadOf(await api.order(id));
    expect(events.map(({ kind }) => kind)).toEqual(["placed"]);
    expect(order.status).toBe("paid");
  });

  test("a card order is captured when it is accepted", async () => {
    const { api, id, intent } = await paidOrder();
    expect(intent()).toMatchObject({ status: "requires_capture", amount_received: 0 });
    payloadOf(await api.accept(id, { version: 0, minutes: 20 }));
    await desk.services.payments.runTasks();
    expect(intent()).toMatchObject({ status: "succeeded", amount_received: 1000 });
  });

  test("a card order's authorisation is cancelled when it is rejected", async () => {
    const { api, id, intent } = await paidOrder();
    payloadOf(await api.reject(id, { version: 0, reason: "sold_out" }));
    await desk.services.payments.runTasks();
    expect(intent()).toMatchObject({ status: "canceled", amount_received: 0 });
    expect(payloadOf(await api.order(id)).order).toMatchObject({
      progress: "rejected",
      status: "cancelled",
    });
  });

  test("a captured card order is refunded in full when it is cancelled", async () => {
    const { api, id } = await paidOrder();
    payloadOf(await api.accept(id, { version: 0 }));
    await desk.services.payments.runTasks();
    payloadOf(await api.cancel(id, { version: 1, reason: "customer_request" }));
    await desk.services.payments.runTasks();
    const refunds = await desk.db.selectFrom("refunds").select("amount").execute();
    expect(refunds).toEqual([{ amount: 1000 }]);
    expect(payloadOf(await api.order(id)).order.status).toBe("refunded");
    const more = { amount: 1, key: "more-than-there-is", reason: "" };
    expect(problemIn(await api.refund(id, more)).code).toBe("not_possible_now");
  });

  test("a partial refund of a card order is made once per key, with a credit note", async () => {
    const { api, id } = await paidOrder();
    payloadOf(await api.accept(id, { version: 0 }));
    await desk.services.payments.runTasks();
    payloadOf(await api.completed(id, { version: 1 }));
    const refund = { amount: 2.5, key: "a-forgotten-soup", reason: "" };
    await Promise.all([api.refund(id, refund), api.refund(id, refund)]);
    await desk.services.payments.runTasks();
    const refunds = await desk.db.selectFrom("refunds").select("amount").execute();
    expect(refunds).toEqual([{ amount: 250 }]);
    expect(payloadOf(await api.receipt(2))).toMatchObject({ kind: "credit_note", total: -250 });
  });
});
