import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aCustomer, aDelivery, aLine, anAddress, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";
import { toJson } from "../db/json-text.ts";

const MINUTE = 60_000;

onBothDatabases("rejected orders", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  async function refused(order: WireOrderRequest, code: string, status: number) {
    const problem = await desk.problemOf(order);
    expect(problem).toMatchObject({ code, status, message: expect.stringMatching(/\S/) });
    expect(await desk.stored()).toEqual({ orders: [], lines: [], mails: [], used: [] });
    return problem;
  }

  test.each([
    { subtotal: 9.99 },
    { discount: 0.01 },
    { delivery: -1 },
    { tax: 0.91 },
    { total: 0 },
  ])("POST /checkout refuses a wrong amount with price_changed: %o", async (tampered) => {
    const { payload } = await refused(anOrder(tampered), "price_changed", 409);
    expect(payload).toEqual({
      subtotal: 10,
      discount: 0,
      delivery: 0,
      tax: 1.82,
      total: 10,
      free_items: [],
    });
  });

  test("after a price rise POST /checkout answers price_changed with the new amounts and free dishes", async () => {
    const order = anOrder({
      items: [aLine({ quantity: 8 })],
      subtotal: 40,
      total: 40,
      tax: 29.09,
    });
    await desk.db
      .updateTable("items")
      .set({ price_pickup: 600 as never })
      .where("id", "=", 101)
      .execute();
    await desk.dataChanged();
    const { payload } = await refused(order, "price_changed", 409);
    expect(payload).toMatchObject({
      subtotal: 48,
      total: 48,
      free_items: [{ item_id: 101, quantity: 1, item_price: { price_pickup: 0 } }],
    });
  });

  test("POST /checkout refuses an unknown dish with item_unavailable", async () => {
    await refused(anOrder({ items: [aLine({ item_id: 999 })] }), "item_unavailable", 409);
  });

  test("POST /checkout refuses a dish that is no longer available with item_unavailable", async () => {
    await desk.db.updateTable("items").set({ is_available: 0 }).where("id", "=", 101).execute();
    await desk.dataChanged();
    const { payload } = await refused(anOrder(), "item_unavailable", 409);
    expect(payload).toEqual({ item_id: 101, name: "Nigiri saumon" });
  });

  test("POST /checkout refuses a dish of an unavailable menu with menu_unavailable", async () => {
    await refused(anOrder({ items: [aLine({ item_id: 301 })] }), "menu_unavailable", 409);
  });

  test.each([
    ["a required option that is missing", 102, []],
    [
      "more choices than allowed",
      101,
      [{ option_id: 7, option_options: [{ id: 71, quantity: 3 }] }],
    ],
    ["a choice that does not exist", 101, [{ option_id: 7, option_options: [{ id: 81 }] }]],
    ["an option of another dish", 101, [{ option_id: 8, option_options: [{ id: 81 }] }]],
  ])("POST /checkout refuses %s with option_out_of_bounds", async (_what, item_id, options) => {
    const items = [aLine({ item_id, options })];
    await refused(anOrder({ items }), "option_out_of_bounds", 422);
  });

  test.each([
    ["a time in the past", "2026-11-21", "11:30"],
    ["a time within the lead", "2026-11-21", "12:15"],
    ["a day too far ahead", "2026-12-06", "12:00"],
    ["a time between the services", "2026-11-21", "16:00"],
    ["a range that is none", "2026-11-22", "12:00-12:20"],
  ])(
    "POST /checkout refuses %s with slot_closed",
    async (_what, delivery_date, delivery_time_range) => {
      const customer = aCustomer({ date: { delivery_date, delivery_time_range } });
      await refused(anOrder({ customer }), "slot_closed", 409);
    },
  );

  test("POST /checkout refuses an evening slot for a dish of the lunch menu with slot_closed", async () => {
    const date = { delivery_date: "2026-11-21", delivery_time_range: "19:00" };
    const customer = aCustomer({ date });
    const items = [aLine({ item_id: 201, quantity: 1 })];
    const order = anOrder({ items, subtotal: 12, total: 12, tax: 1.09, customer });
    await refused(order, "slot_closed", 409);
  });

  test("POST /checkout accepts for a dish of two menus the slots of either", async () => {
    const dinner = { category_id: 10, menu_id: 1, item_id: 201, position: 9 };
    await desk.db.insertInto("placements").values(dinner).execute();
    await desk.dataChanged();
    for (const delivery_time_range of ["13:00", "19:00"]) {
      const customer = aCustomer({ date: { delivery_date: "2026-11-21", delivery_time_range } });
      const items = [aLine({ item_id: 201, quantity: 1 })];
      const local_id = delivery_time_range;
      await desk.place(anOrder({ local_id, items, subtotal: 12, total: 12, tax: 1.09, customer }));
    }
  });

  test("POST /checkout refuses ASAP with slot_closed when no slot is left today", async () => {
    desk.clock.now += 11 * 60 * MINUTE;
    await refused(aDelivery(), "slot_closed", 409);
  });

  test("POST /checkout refuses an address outside all zones with out_of_range", async () => {
    const location = anAddress({ postal_code: "75001", city: "Paris" });
    await refused(aDelivery({ customer: aCustomer({ location }) }), "out_of_range", 422);
  });

  test.each(["zone_based", "distance"])(
    "POST /checkout says of a postal code that nobody knows that it is unknown: %s",
    async (type) => {
      await desk.changeSetting("features.delivery.calculation_type", type);
      const location = anAddress({ postal_code: "99999" });
      const order = aDelivery({ customer: aCustomer({ location }) });
      expect(await refused(order, "out_of_range", 422)).toMatchObject({
        message: "Nous ne connaissons pas ce code postal.",
        payload: { reason: "postal_code_unknown" },
      });
    },
  );

  test("POST /checkout takes an address with a CEDEX in the zone of its town", async () => {
    await desk.changeSetting("features.delivery.zones", []);
    await desk.db
      .updateTable("delivery_zones")
      .set({ places: toJson([{ city: "", country: "France", postal_code: "69100" }]) })
      .where("name", "=", "Centre")
      .execute();
    await desk.dataChanged();
    const location = anAddress({ postal_code: "69611", city: "Villeurbanne Cedex" });
    await desk.place(aDelivery({ customer: aCustomer({ location }) }));
    expect((await desk.stored()).orders).toMatchObject([{ zone: "Centre" }]);
  });

  test("POST /checkout refuses a zone that does not contain the address with out_of_range", async () => {
    const location = anAddress({ zone: "Sud" });
    await refused(aDelivery({ customer: aCustomer({ location }) }), "out_of_range", 422);
  });

  test.each([
    ["too far", { postal_code: "75001", city: "Paris" }],
    ["nowhere", { postal_code: "99999" }],
  ])(
    "POST /checkout refuses a delivery by distance to an address that is %s with out_of_range",
    async (_what, address) => {
      await desk.changeSetting("features.delivery.calculation_type", "distance");
      const location = anAddress(address);
      await refused(aDelivery({ customer: aCustomer({ location }) }), "out_of_range", 422);
    },
  );

  test("POST /checkout refuses a delivery below the hard minimum with below_minimum", async () => {
    const items = [aLine({ quantity: 1 })];
    const order = aDelivery({ items, subtotal: 5.5, total: 8, tax: 0.5 });
    await refused(order, "below_minimum", 422);
  });

  test("POST /checkout refuses card with payment_method_off where card payments are disabled", async () => {
    await desk.changeSetting("payments", { stripe: { active: false }, cod: { active: true } });
    await refused(anOrder({ payment_method: "card" }), "payment_method_off", 409);
  });

  test("POST /checkout refuses card without a payment intent with payment_mismatch", async () => {
    await refused(anOrder({ payment_method: "card" }), "payment_mismatch", 409);
  });

  test("POST /checkout refuses cash with payment_method_off where cash is disabled", async () => {
    await desk.changeSetting("payments", { cod: { active: false } });
    await refused(anOrder(), "payment_method_off", 409);
  });

  test.each(["INCONNU", "PASSE", "FUTUR"])(
    "POST /checkout refuses an invalid coupon with coupon_invalid: %s",
    async (coupon) => {
      const order = anOrder({ coupon, discount: 5, total: 5 });
      await refused(order, "coupon_invalid", 409);
    },
  );

  test("POST /checkout refuses more than 99 of one dish over equal rows", async () => {
    const items = [aLine({ quantity: 60 }), aLine({ quantity: 60 })];
    const { errors } = await refused(anOrder({ items }), "validation_failed", 422);
    expect(errors).toHaveProperty("items");
  });

  test("POST /checkout refuses more than 200 lines", async () => {
    const items = Array.from({ length: 201 }, (_, i) => aLine({ note: String(i) }));
    await refused(anOrder({ items }), "validation_failed", 422);
  });

  test("POST /checkout reports each invalid field with its path and a message", async () => {
    const items = [aLine({ quantity: 0 })];
    const customer = aCustomer({ email: "ada", last_name: " " });
    const { errors } = await refused(anOrder({ items, customer }), "validation_failed", 422);
    expect(errors).toEqual({
      "items.0.quantity": ["La quantité va de 1 à 99."],
      "customer.email": ["Cette adresse e-mail n’est pas valable."],
      "customer.last_name": ["Ce champ est obligatoire."],
    });
  });

  test("POST /checkout refuses a delivery without an address", async () => {
    const order = aDelivery({ customer: aCustomer() });
    const { errors } = await refused(order, "validation_failed", 422);
    expect(Object.keys(errors ?? {})).toEqual([
      "customer.location.address",
      "customer.location.city",
      "customer.location.postal_code",
    ]);
  });

  test("POST /checkout refuses an unknown token with 401", async () => {
    const headers = { authorization: "Bearer token", "user-id": "12" };
    const answer = await desk.send(anOrder(), headers);
    expect(answer.status).toBe(401);
    expect((await desk.stored()).orders).toEqual([]);
  });
});
