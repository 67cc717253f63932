import { randomUUID } from "node:crypto";
import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { instantFrom } from "@noren/ordering/zone.ts";
import { describe, expect, test } from "vitest";
import { openAccountFixture, payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aCustomer, aDelivery, anOrder } from "../../test/an-order.ts";
import { aCardOrder, openCardFixture } from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openOrderFixture } from "../../test/order-fixture.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { toJson } from "../db/json-text.ts";

type Conditions = {
  once_per_customer?: 1;
  weekdays?: string;
  delivery_pickup?: "pickup" | "delivery";
};

/** Sets conditions of the coupon that takes 1 € off from 0 €. */
async function restrict({ db }: Pick<TestApp, "db">, conditions: Conditions): Promise<void> {
  await db
    .updateTable("coupons")
    .set({ type: "fixed_amount", value: 100, minimum_amount: 0 as never, ...conditions })
    .where("key", "=", "BIENVENUE")
    .execute();
}

type Contact = { email?: string; phone?: string };

const withCoupon = (contact: Contact = {}, over: Partial<WireOrderRequest> = {}) =>
  anOrder({
    local_id: randomUUID(),
    coupon: "bienvenue",
    discount: 1,
    total: 9,
    customer: aCustomer(contact),
    ...over,
  });

const USED = { code: "coupon_invalid", status: 409, payload: { reason: "customer" } };

onBothDatabases("a coupon once per customer", (databases) => {
  test("a second order with the same e-mail or phone number is refused, however they are written", async () => {
    const desk = await openOrderFixture(databases);
    await restrict(desk, { once_per_customer: 1 });
    await desk.place(withCoupon({ email: "ada@example.com", phone: "06 12 34 56 78" }));
    const sameEmail = withCoupon({ email: " Ada@Example.com", phone: "+33 6 99 99 99 99" });
    expect(await desk.problemOf(sameEmail)).toMatchObject(USED);
    const samePhone = withCoupon({ email: "eve@example.com", phone: "+33 (0)6.12.34.56.78" });
    expect(await desk.problemOf(samePhone)).toMatchObject(USED);
    await desk.place(withCoupon({ email: "eve@example.com", phone: "06 12 34 56 79" }));
    expect((await desk.stored()).used).toMatchObject([{ uses: 2 }]);
  });

  test("free delivery that is sent with a pickup is left for a delivery", async () => {
    const desk = await openOrderFixture(databases);
    await restrict(desk, { once_per_customer: 1 });
    await desk.db.updateTable("coupons").set({ type: "free_delivery", value: 0 }).execute();
    await desk.place(withCoupon({}, { discount: 0, total: 10 }));
    expect((await desk.stored()).used).toEqual([]);
    const local_id = randomUUID();
    await desk.place(aDelivery({ local_id, coupon: "bienvenue", delivery: 0, total: 16.5 }));
    expect((await desk.stored()).used).toMatchObject([{ uses: 1 }]);
  });

  test("one that takes nothing off is left for another order", async () => {
    const desk = await openOrderFixture(databases);
    await restrict(desk, { once_per_customer: 1 });
    await desk.db.updateTable("coupons").set({ type: "fixed_amount", value: 0 }).execute();
    await desk.place(withCoupon({}, { discount: 0, total: 10 }));
    expect((await desk.stored()).used).toEqual([]);
  });

  test("the same order sent again is answered as before", async () => {
    const desk = await openOrderFixture(databases);
    await restrict(desk, { once_per_customer: 1 });
    const order = withCoupon();
    expect(await desk.place(order)).toEqual(await desk.place(order));
  });

  test("an order below the coupon's minimum uses nothing up", async () => {
    const desk = await openOrderFixture(databases);
    await restrict(desk, { once_per_customer: 1 });
    const minimum = (minimum_amount: number) =>
      desk.db
        .updateTable("coupons")
        .set({ minimum_amount: minimum_amount as never })
        .execute();
    await minimum(1001);
    await desk.place(withCoupon({}, { discount: 0, total: 10 }));
    await minimum(1000);
    await desk.place(withCoupon());
  });

  test("a coupon without the condition may be used again", async () => {
    const desk = await openOrderFixture(databases);
    await restrict(desk, {});
    await desk.place(withCoupon());
    await desk.place(withCoupon());
  });

  test.each([
    ["e-mail", (i: number) => ({ phone: `06 00 00 00 0${i}` })],
    ["phone number", (i: number) => ({ email: `${i}@example.com` })],
  ])("of concurrent orders with one %s one is placed, over two instances", async (_, contactOf) => {
    const env = await databases.filled();
    const apps = [await openTestApp(env), await openTestApp(env)] as const;
    await restrict(apps[0], { once_per_customer: 1 });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        apps[i % 2 === 0 ? 0 : 1].api().placeOrder(withCoupon(contactOf(i))),
      ),
    );
    const codes = replies.map((reply) => (reply.ok ? "placed" : reply.problem.code)).sort();
    expect(codes).toEqual([...Array(7).fill("coupon_invalid"), "placed"]);
    const orders = await apps[0].db.selectFrom("orders").select("coupon_code").execute();
    expect(orders).toEqual([{ coupon_code: "BIENVENUE" }]);
    const used = apps[0].db.selectFrom("coupons").select("uses").where("uses", ">", 0);
    expect(await used.execute()).toEqual([{ uses: 1 }]);
  });

  describe("of an account", () => {
    test("a second order of the account is refused, whatever contact it names", async () => {
      const app = await openAccountFixture(databases);
      await restrict(app, { once_per_customer: 1 });
      const ada = await app.verifiedCustomer();
      const send = async (contact: Contact, headers: Record<string, string>) => {
        const order = withCoupon(contact);
        const answer = await app.send("POST", "checkout", { body: order, headers });
        return [answer.status, ((await answer.json()) as { code?: string }).code];
      };
      const first = { email: "first@example.com", phone: "06 00 00 00 01" };
      expect(await send(first, ada.headers)).toEqual([201, undefined]);
      const second = { email: "second@example.com", phone: "06 00 00 00 02" };
      expect(await send(second, ada.headers)).toEqual([409, "coupon_invalid"]);
      // A family shares one phone number: another account counts by itself.
      const eve = await app.verifiedCustomer({ email: "eve@example.com" });
      const shared = { email: "third@example.com", phone: first.phone };
      expect(await send(shared, eve.headers)).toEqual([201, undefined]);
      // A guest with either of these contacts has used it.
      expect(await send(first, {})).toEqual([409, "coupon_invalid"]);
      expect(await send(second, {})).toEqual([201, undefined]);
    });

    test("an order that a guest placed with the account's e-mail counts", async () => {
      const app = await openAccountFixture(databases);
      await restrict(app, { once_per_customer: 1 });
      const { headers } = await app.verifiedCustomer({ email: "ada@example.com" });
      payloadOf(await app.api().placeOrder(withCoupon({ email: "ada@example.com" })));
      const body = withCoupon({ email: "other@example.com", phone: "06 00 00 00 02" });
      const answer = await app.send("POST", "checkout", { body, headers });
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: USED.code }]);
    });
  });

  describe("is given back", () => {
    test("by a rejected and by a cancelled order", async () => {
      const desk = await openStaffOrderFixture(databases);
      await restrict(desk, { once_per_customer: 1 });
      const { api } = await desk.signedIn("manager");
      const place = async () => payloadOf(await desk.api().placeOrder(withCoupon())).order_id;
      payloadOf(await api.reject(await place(), { version: 0, reason: "too_busy" }));
      const second = await place();
      payloadOf(await api.accept(second, { version: 0 }));
      payloadOf(await api.cancel(second, { version: 1, reason: "customer_request" }));
      await place();
      expect(problemIn(await desk.api().placeOrder(withCoupon())).code).toBe("coupon_invalid");
    });

    test("by an unpaid card order that another one replaces", async () => {
      const desk = await openCardFixture(databases);
      await restrict(desk, { once_per_customer: 1 });
      const session = await desk.startPayment(9);
      const { order_id, tracking_key = "" } = await desk.place(
        aCardOrder(session, { coupon: "BIENVENUE", discount: 1, total: 9 }),
      );
      expect(await desk.problemOf(withCoupon())).toMatchObject(USED);
      await desk.place(withCoupon({}, { replaces: { order_id, tracking_key } }));
      expect(await desk.problemOf(withCoupon())).toMatchObject(USED);
    });
  });
});

onBothDatabases("the days and order types of a coupon", (databases) => {
  const at = (date: string, minutes: number) => instantFrom(date, minutes, "Europe/Paris");

  test("an order of the other type is refused", async () => {
    const desk = await openOrderFixture(databases);
    await restrict(desk, { delivery_pickup: "delivery" });
    expect(await desk.problemOf(withCoupon())).toMatchObject({
      code: "coupon_invalid",
      status: 409,
      payload: { reason: "order_type" },
    });
    await desk.place(aDelivery({ coupon: "BIENVENUE", discount: 1, total: 18 }));
  });

  test("an order on another weekday is refused, by the moment of ordering", async () => {
    const desk = await openOrderFixture(databases);
    await restrict(desk, { weekdays: toJson(["sun"]) });
    const sunday = { delivery_date: "2026-11-22", delivery_time_range: "12:00" };
    const order = withCoupon({}, { customer: aCustomer({ date: sunday }) });
    desk.clock.now = at("2026-11-22", 0) - 1;
    const refused = { code: "coupon_invalid", payload: { reason: "weekday" } };
    expect(await desk.problemOf(order)).toMatchObject(refused);
    desk.clock.now = at("2026-11-22", 0);
    await desk.place(order);
    desk.clock.now = at("2026-11-23", 0);
    expect(await desk.problemOf(withCoupon())).toMatchObject(refused);
  });

  test("POST /offers/coupon knows no customer: it answers the conditions, on every day", async () => {
    const desk = await openOrderFixture(databases);
    await restrict(desk, {
      once_per_customer: 1,
      weekdays: toJson(["sun"]),
      delivery_pickup: "pickup",
    });
    desk.clock.now = at("2026-11-22", 720);
    await desk.place(withCoupon());
    desk.clock.now = at("2026-11-21", 720);
    const init = { method: "POST", body: JSON.stringify({ code: "BIENVENUE" }) };
    const answer = await desk.http.request("/v2/public/offers/coupon", init);
    expect([answer.status, ((await answer.json()) as { payload: unknown }).payload]).toEqual([
      200,
      {
        code: "BIENVENUE",
        type: "fixed_amount",
        value: 1,
        minimum_amount: 0,
        is_active: false,
        changes_at: ["2026-11-21", "2026-11-22", "2026-11-28", "2026-11-29"].map(
          (date) => `${date}T23:00:00.000Z`,
        ),
        delivery_pickup: "pickup",
        weekdays: ["sun"],
      },
    ]);
    expect(await desk.api().coupon("BIENVENUE")).toMatchObject({
      payload: { is_active: false, weekdays: ["sun"], delivery_pickup: "pickup" },
    });
  });
});
