import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aDelivery } from "../../test/an-order.ts";
import { onBothDatabases, onPostgres } from "../../test/databases.ts";
import { deskBrowser } from "../../test/staff-fixture.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { openTestApp } from "../../test/test-app.ts";

const MINUTE = 60_000;

onBothDatabases("orders at the desk", (databases) => {
  test("a placed order is listed at the desk at once, with what the kitchen needs", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const id = await desk.place();
    const { orders } = payloadOf(await api.openOrders());
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      order_id: id,
      progress: "new",
      version: 0,
      commands: ["accept", "reject"],
      is_pickup: true,
      total: 1000,
      customer: { first_name: "Ada", location: null },
      items: [{ item_id: 101, quantity: 2 }],
    });
    const { order, events } = payloadOf(await api.order(id));
    expect(order.order_id).toBe(id);
    expect(events).toMatchObject([{ kind: "placed", who: null }]);
    expect(problemIn(await api.order("nobody’s"))).toEqual({ code: "not_found", status: 404 });
  });

  test("each step of an order sends a live event and is audited; accept, delay and ready are mailed", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api, person } = await desk.signedIn("owner");
    const id = await desk.place(aDelivery());
    const accepted = payloadOf(await api.accept(id, { version: 0, minutes: 30 }));
    expect(accepted).toMatchObject({
      progress: "accepted",
      version: 1,
      acknowledged_by: person.name,
      promised_at: new Date(desk.clock.now + 30 * MINUTE).toISOString(),
    });
    payloadOf(await api.preparing(id, { version: 1 }));
    const exact = "2026-11-21T13:10:00.000Z";
    payloadOf(await api.delay(id, { version: 2, promised_at: exact }));
    payloadOf(await api.ready(id, { version: 3 }));
    payloadOf(await api.out_for_delivery(id, { version: 4 }));
    const done = payloadOf(await api.completed(id, { version: 5 }));
    expect(done).toMatchObject({ progress: "completed", commands: [], promised_at: exact });

    const kinds = ["accepted", "preparing", "delayed", "ready", "out_for_delivery", "completed"];
    const { events } = payloadOf(await api.order(id));
    expect(events.map(({ kind }) => kind)).toEqual(["placed", ...kinds]);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => (events[0]?.seq ?? 0) + i));
    expect((await desk.audit()).map(({ action }) => action)).toEqual(
      kinds.map((kind) => `order_${kind}`),
    );
    const mails = await desk.mailsTo(id);
    expect(mails.map(({ data }) => JSON.parse(data).change)).toEqual([
      "accepted",
      "delayed",
      "ready",
    ]);
    expect(mails[0]).toMatchObject({ recipient: "ada@example.com", locale: "fr" });
    expect(payloadOf(await api.openOrders()).orders).toEqual([]);
  });

  test("accept promises the slot's time by default and refuses a past time", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const id = await desk.place();
    const past = new Date(desk.clock.now - 5 * MINUTE).toISOString();
    expect(problemIn(await api.accept(id, { version: 0, promised_at: past })).status).toBe(422);
    const { promised_at, slot } = payloadOf(await api.accept(id, { version: 0 }));
    expect(promised_at).toBe(slot.starts_at);
  });

  test("reject and cancel store a reason and mail it to the customer", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("manager");
    const [first, second] = [await desk.place(), await desk.place()];
    const message = "Plus de saumon ce soir.";
    const rejected = payloadOf(
      await api.reject(first, { version: 0, reason: "sold_out", message }),
    );
    expect(rejected).toMatchObject({
      progress: "rejected",
      status: "cancelled",
      reason: "sold_out",
      reason_text: message,
    });
    payloadOf(await api.accept(second, { version: 0 }));
    payloadOf(await api.cancel(second, { version: 1, reason: "customer_request" }));
    expect(await desk.mailsTo(first)).toMatchObject([
      { data: expect.stringContaining("saumon ce soir") },
    ]);
    expect((await desk.mailsTo(second)).map(({ data }) => JSON.parse(data).change)).toEqual([
      "accepted",
      "cancelled",
    ]);
  });

  test("reject gives back what the order took of a day's count", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("manager");
    const order_id = await desk.place();
    const dish = { item_id: 101, date: "2026-11-21" };
    await desk.db
      .insertInto("daily_counts")
      .values({ ...dish, taken: 12 })
      .execute();
    await desk.db
      .insertInto("order_counts")
      .values({ ...dish, order_id, quantity: 2 })
      .execute();
    payloadOf(await api.reject(order_id, { version: 0, reason: "too_busy" }));
    const counts = await desk.db.selectFrom("daily_counts").select("taken").execute();
    expect(counts).toEqual([{ taken: 10 }]);
  });

  test("reject releases the slot capacity and the coupon use", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("manager");
    await desk.db
      .insertInto("slot_orders")
      .values({ order_type: "pickup", slot_at: 0, orders: 1 })
      .execute();
    const id = await desk.place();
    const { slot_at } = await desk.db
      .updateTable("orders")
      .set({ coupon_code: "BIENVENUE" })
      .where("id", "=", id)
      .returning("slot_at")
      .executeTakeFirstOrThrow();
    await desk.db.updateTable("slot_orders").set({ slot_at }).execute();
    await desk.db.updateTable("coupons").set({ uses: 3 }).execute();
    payloadOf(await api.reject(id, { version: 0, reason: "too_busy" }));
    const taken = await desk.db.selectFrom("slot_orders").select("orders").execute();
    expect(taken).toEqual([{ orders: 0 }]);
    const { uses } = await desk.db
      .selectFrom("coupons")
      .select("uses")
      .where("key", "=", "BIENVENUE")
      .executeTakeFirstOrThrow();
    expect(uses).toBe(2);
  });

  test("acknowledge silences an order's alarm for 90 s on every screen, then it sounds again until answered", async () => {
    const desk = await openStaffOrderFixture(databases);
    const ada = await desk.signedIn("kitchen", { email: "ada@x", name: "Ada" });
    const eve = await desk.signedIn("kitchen", { email: "eve@x", name: "Eve" });
    const [id, other] = [await desk.place(), await desk.place()];
    const isoIn = (ms: number) => new Date(desk.clock.now + ms).toISOString();
    const arrived = isoIn(0);
    expect(payloadOf(await eve.api.order(id)).order.alarm_at).toBe(arrived);

    const silent = { acknowledged_by: "Ada", alarm_at: isoIn(90_000) };
    expect(payloadOf(await ada.api.acknowledge(id))).toMatchObject(silent);
    desk.clock.now += 89_999;
    expect(payloadOf(await eve.api.acknowledge(id))).toMatchObject(silent);
    const { orders } = payloadOf(await eve.api.openOrders());
    expect(orders.find(({ order_id }) => order_id === other)).toMatchObject({ alarm_at: arrived });

    desk.clock.now += 1;
    expect(payloadOf(await eve.api.acknowledge(id))).toMatchObject({
      acknowledged_by: "Eve",
      alarm_at: isoIn(90_000),
    });
    expect(payloadOf(await eve.api.accept(id, { version: 0 })).alarm_at).toBeNull();
    desk.clock.now += 90_000;
    expect(payloadOf(await ada.api.acknowledge(id)).acknowledged_by).toBe("Eve");
    expect((await desk.audit()).map(({ action }) => action)).toEqual([
      "order_acknowledged",
      "order_acknowledged",
      "order_accepted",
    ]);
    const { events } = payloadOf(await eve.api.order(id));
    expect(events.map(({ kind, who }) => [kind, who])).toEqual([
      ["placed", null],
      ["acknowledged", "Ada"],
      ["acknowledged", "Eve"],
      ["accepted", "Eve"],
    ]);
  });

  test("acknowledge sends a live event to every screen", async () => {
    const desk = await openStaffOrderFixture(databases);
    const cook = await desk.signedIn("kitchen");
    const live = await desk.listen(cook);
    const id = await desk.place();
    await live.waitForCount(1);
    payloadOf(await cook.api.acknowledge(id));
    const [, received] = await live.waitForCount(2);
    expect(received?.data).toMatchObject({
      kind: "acknowledged",
      order_id: id,
      order: { acknowledged_by: cook.person.name },
    });
    await live.stop();
  });

  test("a command on an outdated version answers order_moved_on with who changed it and the current order", async () => {
    const desk = await openStaffOrderFixture(databases);
    const ada = await desk.signedIn("kitchen", { email: "ada@x", name: "Ada" });
    const eve = await desk.signedIn("kitchen", { email: "eve@x", name: "Eve" });
    const id = await desk.place();
    payloadOf(await ada.api.accept(id, { version: 0, minutes: 20 }));
    const late = await eve.api.reject(id, { version: 0, reason: "too_busy" });
    if (late.ok) throw new Error("two have decided");
    expect(late.problem).toMatchObject({ code: "order_moved_on", status: 409 });
    expect(await eve.api.readMovedOn(late.problem.payload)).toMatchObject({
      by: "Ada",
      kind: "accepted",
      order: { progress: "accepted", version: 1 },
    });
    const odd = await eve.api.accept(id, { version: 1 });
    expect(problemIn(odd)).toEqual({ code: "not_possible_now", status: 409 });
  });

  test("of 20 concurrent accepts exactly one succeeds", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const id = await desk.place();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => api.accept(id, { version: 0, minutes: i + 5 })),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    for (const reply of replies) if (!reply.ok) expect(reply.problem.code).toBe("order_moved_on");
    expect(await desk.mailsTo(id)).toHaveLength(1);
    expect(payloadOf(await api.order(id)).events.map(({ kind }) => kind)).toEqual([
      "placed",
      "accepted",
    ]);
  });

  test("GET orders of a day is paginated and sorted by slot", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const ids = [await desk.place(), await desk.place(), await desk.place()];
    const page = async (page: number) =>
      payloadOf(await api.ordersOn({ date: "2026-11-21", page, limit: 2 }));
    const [first, second] = [await page(1), await page(2)];
    expect(first.total).toBe(3);
    const seen = [...first.orders, ...second.orders].map(({ order_id }) => order_id);
    expect(seen).toEqual(ids);
    expect(payloadOf(await api.ordersOn({ date: "2026-11-22", page: 1, limit: 2 })).total).toBe(0);
  });

  test("an unpaid card order is hidden from the desk", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const id = await desk.place();
    await desk.db
      .updateTable("orders")
      .set({ payment_method: "card", placed_at: null })
      .where("id", "=", id)
      .execute();
    expect(payloadOf(await api.openOrders()).orders).toEqual([]);
    for (const refused of [
      await api.order(id),
      await api.acknowledge(id),
      await api.accept(id, { version: 0 }),
    ])
      expect(problemIn(refused).code).toBe("not_found");
  });
});

onPostgres("two instances on one database", (databases) => {
  test("accept and reject at two instances at once: one succeeds", async () => {
    const desk = await openStaffOrderFixture(databases);
    const other = await openTestApp(desk.variables);
    const { api, jar } = await desk.signedIn("kitchen");
    const there = deskBrowser(other, jar.cookie);
    const id = await desk.place();
    const both = await Promise.all([
      api.accept(id, { version: 0, minutes: 10 }),
      there.api.reject(id, { version: 0, reason: "too_busy" }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await desk.mailsTo(id)).toHaveLength(1);
  });
});
