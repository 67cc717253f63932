import { readSettings, settingPairsSchema } from "@noren/contract/settings.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aCustomer, aDelivery, aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";

const MINUTE = 60_000;

onBothDatabases("placing an order", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  test("POST /checkout stores a valid order with its lines and mails, and assigns a number", async () => {
    const placed = await desk.place(anOrder({ items: [aLine({ note: " sans wasabi " })] }));
    expect(placed).toEqual({
      order_id: expect.stringMatching(/^\w{22}$/),
      number: "0001",
      tracking_key: expect.stringMatching(/^[\w-]{22}$/),
    });

    const { orders, lines, mails } = await desk.stored();
    expect(orders).toMatchObject([
      {
        id: placed.order_id,
        status: "pending",
        progress: "new",
        order_type: "pickup",
        total: 1000,
        tax: 182,
        slot_date: "2026-11-21",
        time_range: "12:30",
        asap: 0,
        first_name: "Ada",
      },
    ]);
    expect(lines).toMatchObject([
      { name: "Nigiri saumon", quantity: 2, note: "sans wasabi", unit_price: 500, offer_id: null },
    ]);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["order_received", "ada@example.com"],
      ["order_incoming", "cuisine@noren.example"],
    ]);
  });

  test("an order line stores its name in the order's locale and in the restaurant's", async () => {
    const options = [{ option_id: 7, option_options: [{ id: 71, quantity: 1 }] }];
    const items = [aLine({ options })];
    const order = anOrder({ items, subtotal: 11, total: 11, tax: 2 });
    expect(await desk.api("en").placeOrder(order)).toMatchObject({ ok: true });
    const [line] = (await desk.stored()).lines;
    expect(line).toMatchObject({ name: "Nigiri saumon (en)", default_name: "Nigiri saumon" });
    expect(JSON.parse(line?.choices ?? "")).toMatchObject([
      { name: "Soja sucrée (en)", default_name: "Soja sucrée", option_name: "Sauce", price: 50 },
    ]);
  });

  test("an order line stores the declared allergens of dish and choices, whatever the request claims", async () => {
    const chosen = { option_id: 7, option_options: [{ id: 71, quantity: 1 }] };
    const claimed = { ...aLine({ options: [chosen] }), allergens: { contains: [] } };
    const items = [claimed, aLine({ item_id: 103, quantity: 1 })];
    await desk.place(anOrder({ items, subtotal: 16, total: 16, tax: 2.83 }));
    await desk.db.updateTable("items").set({ allergens: null }).execute();
    const { lines } = await desk.stored();
    expect(lines.map(({ declaration }) => JSON.parse(declaration ?? ""))).toEqual([
      {
        contains: ["gluten", "fish", "soy"],
        may_contain: ["molluscs"],
        is_unknown: false,
        diets: [],
      },
      { contains: [], may_contain: [], is_unknown: true, diets: [] },
    ]);
  });

  test("an order is priced with the restaurant's prices, whatever names and prices its lines claim", async () => {
    const claimed = { ...aLine(), item_name: "Caviar", item_price: { price_pickup: 0.01 } };
    await desk.place(anOrder({ items: [claimed] }));
    expect((await desk.stored()).lines).toMatchObject([{ name: "Nigiri saumon", unit_price: 500 }]);
  });

  test("order numbers are consecutive, order ids are not", async () => {
    const first = await desk.place(anOrder());
    const second = await desk.place(anOrder({ local_id: "another" }));
    expect([first.number, second.number]).toEqual(["0001", "0002"]);
    expect(first.order_id.slice(0, 11)).not.toBe(second.order_id.slice(0, 11));
  });

  test("an offer that gives a free dish adds it to the order at price 0", async () => {
    const items = [aLine({ quantity: 8 })];
    await desk.place(anOrder({ items, subtotal: 40, total: 40, tax: 29.09 }));
    expect((await desk.stored()).lines).toMatchObject([
      { item_id: 101, quantity: 8, line_total: 4000, offer_id: null },
      { item_id: 101, quantity: 1, line_total: 0, price_pickup: 0, offer_id: 1 },
    ]);
  });

  test("free_items in the request are ignored", async () => {
    await desk.place({ ...anOrder(), free_items: [aLine({ item_id: 102, quantity: 9 })] } as never);
    expect((await desk.stored()).lines).toHaveLength(1);
  });

  test("a delivery is charged the fee of the zone that contains the address", async () => {
    await desk.place(aDelivery());
    expect((await desk.stored()).orders).toMatchObject([
      { order_type: "delivery", delivery: 250, zone: "Centre", asap: 1, time_range: "13:00-13:15" },
    ]);
  });

  test("a user_id without a token is accepted as a guest order", async () => {
    await desk.place(anOrder({ user_id: 12 }));
  });

  describe("coupons of an order", () => {
    test("a used coupon is counted, whatever the case of its code", async () => {
      await desk.place(anOrder({ coupon: "unique", discount: 5, total: 5 }));
      const { orders, used } = await desk.stored();
      expect(orders).toMatchObject([{ coupon_code: "UNIQUE", coupon_discount: 500, total: 500 }]);
      expect(used).toMatchObject([{ key: "UNIQUE", uses: 1 }]);
    });

    test("a coupon below its minimum gives no discount and is not counted as used", async () => {
      await desk.place(anOrder({ coupon: "BIENVENUE" }));
      const { orders, used } = await desk.stored();
      expect(orders).toMatchObject([{ coupon_code: null, coupon_discount: 0 }]);
      expect(used).toEqual([]);
    });

    test("of concurrent orders with a coupon's last use one is placed; the others write nothing", async () => {
      const orders = Array.from({ length: 5 }, (_, i) =>
        anOrder({ local_id: `order-${i}`, coupon: "UNIQUE", discount: 5, total: 5 }),
      );
      const replies = await Promise.all(orders.map((order) => desk.api().placeOrder(order)));
      const codes = replies.map((reply) => (reply.ok ? "placed" : reply.problem.code)).sort();
      expect(codes).toEqual([...Array(4).fill("coupon_invalid"), "placed"]);
      const after = await desk.stored();
      expect([after.orders.length, after.lines.length, after.mails.length]).toEqual([1, 1, 2]);
      expect(after.used).toMatchObject([{ uses: 1 }]);
    });
  });

  test("a cash order of 0.00 is placed although cash is disabled", async () => {
    await desk.changeSetting("payments", { cod: { active: false } });
    await desk.db
      .updateTable("coupons")
      .set({ value: 1000, type: "fixed_amount", minimum_amount: 0 as never })
      .where("key", "=", "BIENVENUE")
      .execute();
    await desk.place(anOrder({ coupon: "BIENVENUE", discount: 10, total: 0 }));
  });

  test("a pickup without a time gets the first slot of the next open day", async () => {
    desk.clock.now += 11 * 60 * MINUTE;
    await desk.place(anOrder());
    expect((await desk.stored()).orders).toMatchObject([
      { slot_date: "2026-11-22", time_range: "11:30" },
    ]);
  });

  test.each(["13:00", "13:00-13:15", "13:00 - 13:15"])(
    "delivery_time_range is accepted in each format: %s",
    async (delivery_time_range) => {
      const date = { delivery_date: "2026-11-21", delivery_time_range };
      await desk.place(anOrder({ customer: aCustomer({ date }) }));
      expect((await desk.stored()).orders).toMatchObject([{ time_range: "13:00" }]);
    },
  );

  test("equal rows are not merged: each is priced as a line of its own", async () => {
    const items = [aLine({ quantity: 1 }), aLine({ quantity: 1 })];
    const asOne = await desk.problemOf(anOrder({ items }));
    expect(asOne).toMatchObject({ code: "price_changed", payload: { tax: 0.9 } });
    await desk.place(anOrder({ items, tax: 0.9 }));
    expect((await desk.stored()).lines).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  });

  test("amounts with more than two decimals are rounded to cents", async () => {
    await desk.place(anOrder({ subtotal: 10.004, total: "9.996" }));
  });

  test("orders are charged the tax that GET /settings announces", async () => {
    await desk.changeSetting("tax", { enabled: true, inclusive: false, quantity: "exact" });
    await desk.services.catalogue.refresh();
    const answer = await desk.http.request("/v2/public/settings");
    const { payload } = (await answer.json()) as { payload: unknown };
    const { settings } = readSettings(settingPairsSchema.parse(payload));
    expect(settings.tax).toMatchObject({ inclusive: false, quantity: "exact" });
    await desk.place(anOrder({ tax: 1, total: 11 }));
    expect((await desk.stored()).orders).toMatchObject([{ tax: 100, tax_added: 1, total: 1100 }]);
  });
});
