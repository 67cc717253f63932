import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCardOrder, openCardFixture } from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { readLive } from "../../test/live-reader.ts";
import { staffOf } from "../../test/staff-fixture.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { trackingKey } from "../orders/tracking-link.ts";

const TOO_LATE = { code: "not_possible_now", status: 409 };

onBothDatabases("an order that its customer cancels", (databases) => {
  test("POST cancel ends an unanswered order as the customer asked, and repeated changes nothing", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { id, key } = await desk.placeWithKey();
    expect(payloadOf(await desk.tracking.tracking(id, key)).may_cancel).toBe(true);
    const cancelled = payloadOf(await desk.tracking.cancelOrder(id, key));
    expect(cancelled).toMatchObject({
      progress: "cancelled",
      reason: "customer_request",
      may_cancel: false,
      answer: null,
      order: { status: "cancelled" },
    });
    expect(payloadOf(await desk.tracking.cancelOrder(id, key))).toEqual(cancelled);
    expect((await desk.mailsTo(id)).map(({ data }) => JSON.parse(data))).toMatchObject([
      { change: "cancelled", reason: "customer_request", returns_money: false },
    ]);
    expect(await desk.audit()).toMatchObject([{ action: "order_cancelled", staff_id: null }]);
  });

  test("POST cancel of a paid card order releases its authorisation", async () => {
    const desk = await openCardFixture(databases);
    await desk.changeSetting("features.payments.capture_at", "acceptance");
    await desk.services.catalogue.refresh();
    const session = await desk.startPayment();
    const { order_id: id } = await desk.place(aCardOrder(session));
    const key = trackingKey(desk.services.trackingSecret, id);
    const cancel = () =>
      desk.http.request(`/v2/public/tracking/${id}/cancel?key=${key}`, { method: "POST" });
    expect((await cancel()).status, "not paid yet").toBe(404);
    desk.pay(session);
    payloadOf(await desk.finalise(id, session));
    expect((await cancel()).status).toBe(200);
    await desk.services.payments.runTasks();
    expect(desk.stripe.account.intent(session.intentId)).toMatchObject({
      status: "canceled",
      amount_received: 0,
    });
    const { api } = await staffOf(desk).signedIn("manager");
    expect(payloadOf(await api.order(id)).order.status).toBe("cancelled");
  });

  test("POST cancel reaches the desk at once, where the order stays until somebody has seen it", async () => {
    const desk = await openStaffOrderFixture(databases);
    const kitchen = await desk.signedIn("kitchen");
    const { id, key } = await desk.placeWithKey();
    const live = readLive(await kitchen.raw("GET", "events?after=0"));
    await live.waitForCount(1);
    payloadOf(await desk.tracking.cancelOrder(id, key));
    const received = await live.waitForCount(2);
    expect(received.at(-1)?.data).toMatchObject({
      kind: "cancelled",
      who: null,
      order: { order_id: id, progress: "cancelled", unseen: true, alarm_at: null },
    });
    await live.stop();
    const board = async () => payloadOf(await kitchen.api.openOrders()).orders;
    expect(await board()).toMatchObject([{ order_id: id, reason: "customer_request" }]);
    payloadOf(await kitchen.api.acknowledge(id));
    expect(await board()).toEqual([]);
  });

  test("POST cancel refuses an order that was answered", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const [accepted, rejected] = [await desk.placeWithKey(), await desk.placeWithKey()];
    payloadOf(await api.accept(accepted.id, { version: 0 }));
    payloadOf(await api.reject(rejected.id, { version: 0, reason: "closing" }));
    for (const { id, key } of [accepted, rejected]) {
      expect(problemIn(await desk.tracking.cancelOrder(id, key))).toEqual(TOO_LATE);
      expect(payloadOf(await desk.tracking.tracking(id, key)).may_cancel).toBe(false);
    }
  });

  test("of a cancellation and an acceptance at the same moment exactly one succeeds", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const orders = await Promise.all(Array.from({ length: 8 }, () => desk.placeWithKey()));
    const outcomes = await Promise.all(
      orders.map(async ({ id, key }, index) => {
        const cancel = () => desk.tracking.cancelOrder(id, key);
        const accept = () => api.accept(id, { version: 0 });
        const [first, second] =
          index % 2 === 0
            ? await Promise.all([cancel(), accept()])
            : (await Promise.all([accept(), cancel()])).reverse();
        return { id, key, hasCancelled: first?.ok, hasAccepted: second?.ok, first, second };
      }),
    );
    for (const { id, key, hasCancelled, hasAccepted } of outcomes) {
      expect(hasCancelled).not.toBe(hasAccepted);
      const { progress, steps } = payloadOf(await desk.tracking.tracking(id, key));
      expect(progress).toBe(hasCancelled ? "cancelled" : "accepted");
      expect(steps).toHaveLength(2);
      expect(await desk.mailsTo(id)).toHaveLength(1);
    }
  });

  test("POST cancel with a wrong key answers 404, writes an audit entry and changes nothing", async () => {
    const desk = await openStaffOrderFixture(databases);
    const [{ id, key }, other] = [await desk.placeWithKey(), await desk.placeWithKey()];
    const reply = await desk.tracking.cancelOrder(id, other.key);
    expect(problemIn(reply)).toEqual({ code: "not_found", status: 404 });
    expect(await desk.audit()).toMatchObject([{ action: "forged_tracking_link" }]);
    expect(payloadOf(await desk.tracking.tracking(id, key)).progress).toBe("new");
  });
});

onBothDatabases("when an order is answered", (databases) => {
  const inMinutes = (minutes: number, from: number) => new Date(from + minutes * 60_000);

  test("GET tracking says around when the order is answered and when at the latest, until it is", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const { id, key } = await desk.placeWithKey();
    const { now } = desk.clock;
    expect(payloadOf(await desk.tracking.tracking(id, key)).answer).toEqual({
      expected_at: inMinutes(5, now).toISOString(),
      latest_at: inMinutes(13, now).toISOString(),
    });
    payloadOf(await api.accept(id, { version: 0 }));
    expect(payloadOf(await desk.tracking.tracking(id, key)).answer).toBeNull();
  });
});
