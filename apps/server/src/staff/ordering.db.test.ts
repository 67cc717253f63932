import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCustomer, aDelivery, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { openTestApp } from "../../test/test-app.ts";

const MINUTE = 60_000;

onBothDatabases("pauses of ordering", (databases) => {
  const today = "2026-11-21";
  const askedFor = (delivery_date: string, delivery_time_range: string) => ({
    customer: aCustomer({ date: { delivery_date, delivery_time_range } }),
  });

  test("a pause refuses slots that start before its end, at every instance, and expires", async () => {
    const desk = await openStaffOrderFixture(databases);
    const other = await openTestApp(desk.variables);
    const { api } = await desk.signedIn("kitchen");
    const { paused_until } = payloadOf(await api.changeOrdering({ pause: { minutes: 90 } }));
    expect(Date.parse(paused_until ?? "")).toBe(desk.clock.now + 90 * MINUTE);
    for (const app of [desk, other]) {
      const refused = await app.api().placeOrder(anOrder(askedFor(today, "13:00")));
      expect(refused).toMatchObject({
        problem: { code: "ordering_paused", status: 409, payload: { paused_until } },
      });
      const asap = problemIn(await app.api().placeOrder(aDelivery()));
      expect(asap.code).toBe("ordering_paused");
    }
    desk.clock.now += 15 * MINUTE;
    payloadOf(await api.changeOrdering({ pause: { minutes: 15 } }));
    desk.clock.now += 15 * MINUTE;
    expect(payloadOf(await api.ordering())).toMatchObject({
      paused_until: null,
      pickup_paused_until: null,
      delivery_paused_until: null,
    });
    payloadOf(await desk.api().placeOrder(anOrder(askedFor(today, "13:00"))));
  });

  test("during a pause, orders for later slots are accepted, and an undated pickup gets the first slot after it", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    payloadOf(await api.changeOrdering({ pause: { minutes: 75 } }));
    for (const [date, time] of [
      [today, "13:15"],
      ["2026-11-28", "12:00"],
    ] as const)
      await desk.place(askedFor(date, time));
    const id = await desk.place();
    expect(payloadOf(await api.order(id)).order.slot).toMatchObject({ date: today });
    expect(Date.parse(payloadOf(await api.order(id)).order.slot.starts_at)).toBeGreaterThanOrEqual(
      desk.clock.now + 75 * MINUTE,
    );
  });

  test("pauses of pickup and delivery are independent, each with its own end", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const pickup = () =>
      desk.api().placeOrder(anOrder({ ...askedFor(today, "13:00"), local_id: randomUUID() }));
    const delivery = () => desk.api().placeOrder(aDelivery({ local_id: randomUUID() }));
    const paused = { code: "ordering_paused" };
    payloadOf(await api.changeOrdering({ pause: { minutes: 90 }, pause_type: "delivery" }));
    expect(payloadOf(await desk.api().settings()).ordering).toMatchObject({
      paused_until: null,
      pickup_paused_until: null,
      delivery_paused_until: new Date(desk.clock.now + 90 * MINUTE).toISOString(),
    });
    payloadOf(await pickup());
    expect(problemIn(await delivery())).toMatchObject(paused);

    payloadOf(await api.changeOrdering({ pause: { minutes: 120 }, pause_type: "pickup" }));
    expect(problemIn(await pickup())).toMatchObject(paused);
    expect(problemIn(await delivery())).toMatchObject(paused);

    payloadOf(await api.changeOrdering({ pause: null, pause_type: "delivery" }));
    payloadOf(await delivery());
    expect(problemIn(await pickup())).toMatchObject(paused);
    payloadOf(await api.changeOrdering({ pause: null }));
    payloadOf(await pickup());
  });

  test("the start, end and withdrawal of a pause change the public settings and the data stamp", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const { stamp } = desk.services.catalogue;
    const said = async () => payloadOf(await desk.api().settings()).ordering;
    const stamps = [stamp()];
    const { paused_until } = payloadOf(await api.changeOrdering({ pause: { minutes: 30 } }));
    stamps.push(stamp());
    expect(await said()).toMatchObject({ paused_until });
    desk.clock.now += 30 * MINUTE;
    stamps.push(stamp());
    expect(await said()).toMatchObject({ paused_until: null });
    payloadOf(await api.changeOrdering({ pause: { until: "today" }, pause_type: "delivery" }));
    expect(await said()).toMatchObject({ paused_until: null, pickup_paused_until: null });
    stamps.push(stamp());
    payloadOf(await api.changeOrdering({ pause: null }));
    expect(await said()).toMatchObject({ delivery_paused_until: null });
    stamps.push(stamp());
    expect(new Set(stamps).size).toBe(stamps.length);
  });

  test("a pause until the end of service or today uses the restaurant's time zone", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const service = payloadOf(await api.changeOrdering({ pause: { until: "service" } }));
    expect(service.paused_until).toBe("2026-11-21T13:30:00.000Z");
    const today = payloadOf(await api.changeOrdering({ pause: { until: "today" } }));
    expect(today.paused_until).toBe("2026-11-21T23:00:00.000Z");
    // Nobody cooks at midnight: the next opening.
    expect(today.day_back_at).toBe("2026-11-22T10:30:00.000Z");
  });

  test("PUT ordering refuses a pause without a valid end", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { raw } = await desk.signedIn("kitchen");
    for (const pause of [{}, true, { minutes: 0 }, { minutes: 1e9 }, { until: "forever" }]) {
      const answer = await raw("PUT", "ordering", { "x-noren-desk": "1" }, { pause });
      expect(answer.status, JSON.stringify(pause)).toBe(422);
    }
  });

  test("a pause sends a live event and is audited", async () => {
    const desk = await openStaffOrderFixture(databases);
    const cook = await desk.signedIn("kitchen");
    const live = await desk.listen(cook);
    payloadOf(await cook.api.changeOrdering({ pause: { minutes: 10 } }));
    const [received] = await live.waitForCount(1);
    expect(received?.data).toMatchObject({ kind: "ordering_changed", order_id: null, order: null });
    expect(await desk.audit()).toMatchObject([
      { action: "ordering_changed", staff_id: cook.person.id },
    ]);
    await live.stop();
  });
});

onBothDatabases("extra minutes", (databases) => {
  test("added minutes move the first slot, in the public settings and for new orders, and expire", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("kitchen");
    const lead = async () => payloadOf(await desk.api().settings()).slots.pickup.minimum_time;
    const usual = await lead();
    const slotOf = async () => {
      const id = await desk.place();
      return Date.parse(payloadOf(await api.order(id)).order.slot.starts_at);
    };
    const before = await slotOf();
    const extra = { add_minutes: 30, end: { minutes: 60 } };
    expect(payloadOf(await api.changeOrdering({ extra }))).toMatchObject({ extra_minutes: 30 });
    expect(await lead()).toBe(usual + 30);
    expect(await slotOf()).toBe(before + 30 * MINUTE);
    payloadOf(await api.changeOrdering({ pause: null }));
    expect(payloadOf(await api.ordering()).extra_minutes).toBe(30);
    desk.clock.now += 60 * MINUTE;
    expect(await lead()).toBe(usual);
  });
});

onBothDatabases("full slots", (databases) => {
  test.each([
    ["orders", "1"],
    ["pieces", "2"],
  ])(
    "a slot that is full by %s is listed by GET slots/full until an order in it ends",
    async (what, most) => {
      const desk = await openStaffOrderFixture(databases);
      const { api } = await desk.signedIn("kitchen");
      const full = async () => payloadOf(await desk.slots.fullSlots());
      await desk.db
        .insertInto("settings")
        .values({ name: `scheduling.pickup_${what}_per_slot`, value: most as never })
        .execute();
      await desk.dataChanged();
      await desk.services.catalogue.refresh();
      expect(await full()).toEqual([]);
      const id = await desk.place();
      const { slot } = payloadOf(await api.order(id)).order;
      expect(await full()).toEqual([
        { is_pickup: true, date: slot.date, time: slot.time_range.slice(0, 5) },
      ]);
      const again = anOrder({ local_id: "somebody-else’s" });
      expect(problemIn(await desk.api().placeOrder(again)).code).toBe("slot_full");
      payloadOf(await api.reject(id, { version: 0, reason: "too_busy" }));
      expect(await full()).toEqual([]);
      payloadOf(await desk.api().placeOrder(again));
    },
  );
});

onBothDatabases("desk settings", (databases) => {
  test("desk settings are not public, and the webhook secret is never returned", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("owner");
    const webhook_secret = "un secret bien gardé";
    const webhook_url = "https://hooks.example/noren";
    const settings = payloadOf(await api.changeDeskSettings({ webhook_url, webhook_secret }));
    expect(settings).toEqual({
      alert_after_minutes: 4,
      reject_after_minutes: 13,
      webhook_url,
      has_webhook_secret: true,
    });
    payloadOf(await api.changeDeskSettings({ alert_after_minutes: 5 }));
    expect(payloadOf(await api.deskSettings())).toMatchObject({
      webhook_url,
      alert_after_minutes: 5,
    });
    const everywhere = [
      await (await desk.http.request("/v2/public/settings")).text(),
      JSON.stringify(await desk.audit()),
    ];
    for (const text of everywhere) expect(text).not.toContain(webhook_secret);
    expect(everywhere[0]).not.toContain(webhook_url);
  });
});

onBothDatabases("payment checks", (databases) => {
  test("a payment check stays unseen until a person marks it as seen", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api, person } = await desk.signedIn("manager");
    const check = {
      dedupe: "a",
      kind: "without_order",
      order_id: null,
      intent_id: "pi_1",
      amount: 1250,
      done: "nothing",
      created_at: desk.clock.now,
    } as const;
    await desk.db
      .insertInto("payment_checks")
      .values({ ...check, amount: check.amount as never, seen_at: null, seen_by: null })
      .execute();
    const { unseen, checks } = payloadOf(await api.paymentChecks());
    expect(unseen).toBe(1);
    const after = payloadOf(await api.markCheckSeen(checks[0]?.id ?? 0));
    expect(after).toMatchObject({ unseen: 0, checks: [{ amount: 1250, seen_by: person.name }] });
    payloadOf(await api.markCheckSeen(checks[0]?.id ?? 0));
    expect(await desk.audit()).toHaveLength(1);
    expect(problemIn(await api.markCheckSeen(99)).code).toBe("not_found");
  });

  test("a payment check has its order's number", async () => {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("manager");
    const order_id = await desk.place();
    const { order } = payloadOf(await api.order(order_id));
    const check = {
      kind: "dispute",
      amount: 1250 as never,
      done: "nothing",
      created_at: desk.clock.now,
      seen_at: null,
      seen_by: null,
    } as const;
    await desk.db
      .insertInto("payment_checks")
      .values([
        { ...check, dedupe: "a", order_id, intent_id: "pi_1" },
        { ...check, dedupe: "b", order_id: null, intent_id: "pi_2" },
      ])
      .execute();
    const { checks } = payloadOf(await api.paymentChecks());
    expect(checks.map(({ order_number }) => order_number)).toEqual([null, order.number]);
  });
});
